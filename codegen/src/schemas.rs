//! The JSON Schemas of the documents that clients keep in files. The simulator creates and serves
//! them.

use crate::output_files::File;

pub(crate) fn files() -> Result<Vec<File>, String> {
    let schemas = gfxhub_simulator::document_schemas().into_iter();
    let file =
        |(name, schema)| File::new(format!("simulator/schemas/{name}"), format!("{schema:#}\n"));
    Ok(schemas.map(file).collect())
}
