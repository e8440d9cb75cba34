//! Draws a plot with a few lines as SVG, and writes the same figures as a table.

use std::fmt::Write as _;

use plotters::prelude::*;

use crate::peers::Fault;

/// Width and height in pixels.
const SIZE: (u32, u32) = (760, 420);

/// Colours of the lines, chosen so that colour-blind readers can distinguish them.
const COLOURS: [RGBColor; 3] = [
    RGBColor(110, 110, 110),
    RGBColor(0, 90, 181),
    RGBColor(220, 110, 20),
];

/// A plot with its texts, axes and lines.
pub(crate) struct Plot {
    /// Name of the plot, which is part of the file name.
    pub(crate) name: &'static str,
    /// Headline of the plot.
    pub(crate) title: &'static str,
    /// Description of the plot.
    pub(crate) text: &'static str,
    /// Horizontal axis.
    pub(crate) x: Axis,
    /// Vertical axis.
    pub(crate) y: Axis,
    /// Lines, at most three.
    pub(crate) lines: Vec<Line>,
}

/// An axis.
pub(crate) struct Axis {
    title: &'static str,
    is_logarithmic: bool,
}

/// The points of a client, from left to right.
pub(crate) struct Line {
    /// Name of the client.
    pub(crate) peer: &'static str,
    /// Points: the horizontal and the vertical value.
    pub(crate) points: Vec<(f64, f64)>,
}

/// Returns lines without points for these clients.
pub(crate) fn lines<const N: usize>(peers: [&'static str; N]) -> Vec<Line> {
    let line = |peer| Line {
        peer,
        points: Vec::new(),
    };
    peers.map(line).into()
}

impl Axis {
    /// Creates a logarithmic axis.
    pub(crate) fn logarithmic(title: &'static str) -> Axis {
        Axis {
            title,
            is_logarithmic: true,
        }
    }

    /// Creates a linear axis.
    pub(crate) fn linear(title: &'static str) -> Axis {
        Axis {
            title,
            is_logarithmic: false,
        }
    }

    /// Returns the position of a value on the axis. plotters gets positions instead of values, so
    /// that the same code draws both kinds of axes.
    fn place(&self, figure: f64) -> f64 {
        match self.is_logarithmic {
            true => figure.log10(),
            false => figure,
        }
    }

    /// Returns the label for a position.
    fn label(&self, place: f64) -> String {
        let figure = match self.is_logarithmic {
            true => 10_f64.powf(place),
            false => place,
        };
        short(figure)
    }
}

/// Returns a number with about three significant digits.
fn short(figure: f64) -> String {
    match figure.abs() {
        large if large >= 100.0 || figure == 0.0 => format!("{figure:.0}"),
        some if some >= 9.95 => format!("{figure:.1}"),
        few if few >= 0.995 => format!("{figure:.2}"),
        _ => format!("{figure:.3}"),
    }
}

impl Plot {
    /// Returns the name of the plot's file.
    pub(crate) fn file(&self) -> String {
        format!("benchmark-{}.svg", self.name)
    }

    /// Draws the plot.
    pub(crate) fn draw(&self) -> Result<String, Fault> {
        let points = || self.lines.iter().flat_map(|line| &line.points);
        let (left, right) = bounds(points().map(|(x, _)| self.x.place(*x)));
        let (mut bottom, top) = bounds(points().map(|(_, y)| self.y.place(*y)));
        if !self.y.is_logarithmic {
            bottom = 0.0;
        }
        let room = (top - bottom) * 0.08;
        let mut text = String::new();
        {
            let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
            area.fill(&WHITE)?;
            let mut chart = ChartBuilder::on(&area)
                .margin(14)
                .x_label_area_size(44)
                .y_label_area_size(64)
                .build_cartesian_2d(left..right, bottom..top + room)?;
            chart
                .configure_mesh()
                .light_line_style(TRANSPARENT)
                .x_desc(self.x.title)
                .y_desc(self.y.title)
                .label_style(("sans-serif", 14))
                .x_label_formatter(&|place| self.x.label(*place))
                .y_label_formatter(&|place| self.y.label(*place))
                .draw()?;
            for (line, colour) in self.lines.iter().zip(COLOURS) {
                let at = |(x, y): &(f64, f64)| (self.x.place(*x), self.y.place(*y));
                let path = line.points.iter().map(at);
                chart
                    .draw_series(LineSeries::new(path.clone(), colour.stroke_width(2)))?
                    .label(line.peer)
                    .legend(move |(x, y)| {
                        PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2))
                    });
                chart.draw_series(path.map(|at| Circle::new(at, 3, colour.filled())))?;
            }
            chart
                .configure_series_labels()
                .position(SeriesLabelPosition::UpperMiddle)
                .background_style(WHITE.mix(0.8))
                .label_font(("sans-serif", 14))
                .draw()?;
            area.present()?;
        }
        Ok(text)
    }

    /// Returns the values of the plot as a table.
    pub(crate) fn table(&self) -> String {
        let mut table = format!("| {} |", self.x.title);
        for line in &self.lines {
            let _ = write!(table, " {} |", line.peer);
        }
        let columns = self.lines.iter().map(|_| "---:|").collect::<String>();
        let _ = write!(table, "\n|---:|{columns}\n");
        let first = self.lines.first().map_or(&[][..], |line| &line.points);
        for (at, (x, _)) in first.iter().enumerate() {
            let _ = write!(table, "| {x} |");
            for line in &self.lines {
                let figure = line
                    .points
                    .get(at)
                    .map(|(_, y)| format!("{} ms", short(*y)));
                let _ = write!(table, " {} |", figure.unwrap_or_default());
            }
            table.push('\n');
        }
        table
    }
}

/// Returns the smallest and the largest position.
fn bounds(places: impl Iterator<Item = f64>) -> (f64, f64) {
    let start = (f64::INFINITY, f64::NEG_INFINITY);
    places.fold(start, |(least, most), place| {
        (least.min(place), most.max(place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot() -> Plot {
        let mut lines = lines(["raw socket", "gfxhub"]);
        lines[0].points = vec![(1.0, 0.01), (10.0, 0.1), (100.0, 1.0)];
        lines[1].points = vec![(1.0, 0.02), (10.0, 0.11), (100.0, 1.25)];
        Plot {
            name: "test",
            title: "A test",
            text: "",
            x: Axis::logarithmic("properties"),
            y: Axis::logarithmic("milliseconds"),
            lines,
        }
    }

    #[test]
    fn a_plot_has_its_lines_its_axes_and_its_names() {
        let text = plot().draw().unwrap();
        assert!(text.starts_with("<svg"), "{text}");
        for word in ["properties", "milliseconds", "raw socket", "gfxhub"] {
            assert!(text.contains(word), "{word}");
        }
        assert_eq!(text.matches("<circle").count(), 6);
        assert_eq!(text, plot().draw().unwrap());
    }

    #[test]
    fn the_table_has_the_same_points() {
        let due = "| properties | raw socket | gfxhub |\n|---:|---:|---:|\n\
                   | 1 | 0.010 ms | 0.020 ms |\n| 10 | 0.100 ms | 0.110 ms |\n\
                   | 100 | 1.00 ms | 1.25 ms |\n";
        assert_eq!(plot().table(), due);
    }
}
