/** Plots as SVG: the only place that runs Vega. It needs neither a browser nor a canvas. */
import { parse, View, Error as ERRORS_ONLY, type Spec } from 'vega';

/** The SVG text of a specification; the same specification gives the same text. */
export async function svgOf(spec: Spec): Promise<string> {
  const view = new View(parse(spec), { renderer: 'none', logLevel: ERRORS_ONLY });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}
