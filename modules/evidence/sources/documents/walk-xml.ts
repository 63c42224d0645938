import { Parser } from 'htmlparser2';
import { UnreadableDocument } from './unreadable-document';

/** Elements inside one another; those of a table in a table in a table are some fifty. */
const deepest = 250;
/** Attributes of one element. Parsers compare each with all before it. */
const mostAttributes = 100;

/** What a reader of XML receives, in order; names come without the prefix of their namespace. */
export type XmlReader = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** Walks through XML in one pass. A document type could define entities, and no Office file has one. Throws UnreadableDocument. */
export function walkXml(xml: string, reader: XmlReader): void {
  let depth = 0;
  let attributes = 0;
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
        depth += 1;
        if (depth > deepest) throw new UnreadableDocument('file-too-deep');
      },
      onattribute: () => {
        attributes += 1;
        if (attributes > mostAttributes) throw new UnreadableDocument('file-too-complex');
      },
      onopentag: (name, found) => reader.open?.(localName(name), found),
      onclosetag: (name) => {
        depth -= 1;
        reader.close?.(localName(name));
      },
      ontext: (text) => reader.text?.(text),
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new UnreadableDocument('file-damaged');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
