/** XML from outside, tag by tag: a strict parser that keeps nothing, and bounds on what one tag may hold. */
import { SaxesParser } from 'saxes';

/** Attributes by name, without the prefixes of namespaces. */
export type Attributes = ReadonlyMap<string, string>;

interface XmlVisitor {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  /** Character data; what one element holds may come in several pieces. */
  readonly text?: (text: string) => void;
}

/** Workbooks nest a dozen elements and give them a dozen attributes. */
const DEEPEST = 100;
const MOST_ATTRIBUTES = 100;
/** Bytes that are decoded at a time. */
const PIECE = 1 << 18;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decoderOf(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder('utf-8');
}

/** A walk through a document that comes piece by piece. */
interface XmlWalker {
  readonly write: (text: string) => void;
  readonly close: () => void;
}

/**
 * Begins a walk through a document. Entities other than the five of XML are errors, so that none of them multiplies.
 * Both functions throw for what is not well-formed, nested too deep, or a tag with too many attributes; whatever the
 * visitor throws ends the walk as well.
 */
export function xmlWalker({ open, close, text }: XmlVisitor): XmlWalker {
  const parser = new SaxesParser({ fragment: false, position: false });
  let depth = 0;
  let attributes = 0;
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES) throw new Error('a tag has too many attributes');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    if (++depth > DEEPEST) throw new Error('elements are nested too deep');
    const entries = Object.entries(tag.attributes).map(([name, value]) => [localName(name), value] as const);
    open?.(localName(tag.name), new Map(entries));
  });
  parser.on('closetag', (tag) => {
    depth--;
    close?.(localName(tag.name));
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return { write: (piece) => void parser.write(piece), close: () => void parser.close() };
}

/** Walks through a whole document, see {@link xmlWalker}. Cost: length of the document. */
export function walkXml(bytes: Uint8Array, visitor: XmlVisitor): void {
  const walker = xmlWalker(visitor);
  const decoder = decoderOf(bytes);
  for (let at = 0; at < bytes.length; at += PIECE) {
    walker.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
  }
  walker.write(decoder.decode());
  walker.close();
}
