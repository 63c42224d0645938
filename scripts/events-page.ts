import { z } from 'zod';
import { eventCatalogue } from '../composition/event-catalogue';
import type { EventDefinition } from '../modules/kernel/events/event';

type Shape = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  title?: string;
};
type Fields = { properties?: Record<string, Shape>; required?: string[] };

/** The page of all event types, made from their schemas: their fields, and which of them are personal. */
export function eventsPage(): string {
  const parts = [...eventCatalogue.values()].map(section);
  return `# Events\n\n\`npm run docs\` generates this page from the schemas; do not edit it. A field marked _personal_ is encrypted with the key of the person in
the subject field, and reads as null after that person was erased; if the mark names another field, the key of the subject in that field encrypts it.\n\n${parts.join('\n')}`;
}

function section({ type, version, subject, subjects = {}, personal, schema }: EventDefinition): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Fields;
  const rows = Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, shape]) => {
      const sealed = subjects[name] ? `_personal_, by \`${subjects[name]}\`` : '_personal_';
      const marks = [personal.includes(name) && sealed, name === subject && 'subject'].filter(Boolean);
      return `| \`${name}\`${required.includes(name) ? '' : ' (optional)'} | ${formatShape(shape)} | ${marks.join(', ')} |`;
    });
  return `## ${type}, version ${version}\n\n| field | type | |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function formatShape(shape: Shape): string {
  if (shape.enum) return shape.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.anyOf)
    return shape.anyOf
      .map(formatShape)
      .filter((word) => word !== 'null')
      .join(' or ');
  if (shape.type === 'array') return `list of ${shape.items ? formatShape(shape.items) : 'values'}`;
  const types = [shape.type ?? 'any JSON'].flat().filter((type) => type !== 'null');
  return types.join(' or ');
}
