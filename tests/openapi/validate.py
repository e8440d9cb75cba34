"""Validates an OpenAPI document against the schema of its version: `validate.py FILE`."""

import json
import sys
from pathlib import Path

from openapi_spec_validator import OpenAPIV31SpecValidator

document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
assert document["openapi"].startswith("3.1."), document["openapi"]
faults = list(OpenAPIV31SpecValidator(document).iter_errors())
for fault in faults:
    print("/".join(map(str, fault.path)), fault.message, sep=": ")
# An invalid document must be refused. If it were accepted, the check above would prove nothing.
broken = {**document, "paths": {"engines": {}}}
assert not OpenAPIV31SpecValidator(broken).is_valid()
print(f"{len(document['paths'])} paths, {len(faults)} faults")
sys.exit(bool(faults))
