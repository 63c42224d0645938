import { z } from 'zod';

/** The actor of an event: a person, the operator at the command line, or the product itself. */
export type EventActor = { kind: 'person'; id: string } | { kind: 'operator' } | { kind: 'system' };

/** The metadata of every event. `at` is ISO 8601 in UTC; `version` is the schema version of the event. */
export type Metadata = {
  actor: EventActor;
  correlationId: string;
  causationId?: string;
  at: string;
  version: number;
};

/** Any domain event: a type in the past tense, and the fields. */
export type DomainEvent = { type: string } & Record<string, unknown>;

/** An event as read from the log, with its place and metadata. */
export type Recorded<E extends DomainEvent = DomainEvent> = {
  event: E;
  id: string;
  stream: string;
  /** Revision in its stream, from 0. */
  revision: number;
  /** Position in the whole log; grows, may have gaps. */
  position: number;
  metadata: Metadata;
};

type EventOptions<Field extends string> = {
  /** Current schema version; older ones are lifted by `upcast`. */
  version?: number;
  /** The field with the id of the person whose key encrypts the personal fields. */
  subject?: Field;
  /** Personal fields sealed with another key than the subject's: by field, the field that names its owner. */
  subjects?: Partial<Record<Field, Field>>;
  /**
   * Lifts the data of an older version to the current shape. A personal field keeps its name, which is part of its seal.
   */
  upcast?: (data: Record<string, unknown>, version: number) => Record<string, unknown>;
};

export type EventDefinition = {
  type: string;
  schema: z.ZodType;
  version: number;
  subject?: string;
  subjects?: Readonly<Partial<Record<string, string>>>;
  personal: readonly string[];
  upcast?: EventOptions<string>['upcast'];
};

const personalSchemas = new WeakSet<z.ZodType>();
const definitions = new WeakMap<z.ZodType, EventDefinition>();

/**
 * Marks a field as personal: encrypted with the key of the event's subject. Readers see `null` once that person has been
 * erased.
 */
export function personal<T extends z.ZodType>(schema: T): z.ZodNullable<T> {
  const field = schema.nullable();
  personalSchemas.add(field);
  return field;
}

/** Looks behind `.optional()` and other wrappers, so that a wrapped personal field stays protected. */
function isPersonal(field: z.ZodType): boolean {
  if (personalSchemas.has(field)) return true;
  const { innerType } = field.def as { innerType?: z.ZodType };
  return innerType !== undefined && isPersonal(innerType);
}

/** Defines an event type: its name, its fields, and the subject of its personal data. */
export function defineEvent<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  options: EventOptions<keyof Shape & string> = {},
): z.ZodObject<{ type: z.ZodLiteral<Type> } & Shape> {
  const schema = z.object({ type: z.literal(type), ...shape }) as unknown as z.ZodObject<
    { type: z.ZodLiteral<Type> } & Shape
  >;
  const personalFields = Object.entries(shape)
    .filter(([, field]) => isPersonal(field as z.ZodType))
    .map(([name]) => name);
  const subjects: EventDefinition['subjects'] = options.subjects ?? {};
  if (personalFields.some((name) => (subjects[name] ?? options.subject) === undefined)) {
    throw new Error(`${type} carries personal fields but names no subject`);
  }
  definitions.set(schema, {
    type,
    schema,
    version: options.version ?? 1,
    subject: options.subject,
    subjects,
    personal: personalFields,
    upcast: options.upcast,
  });
  return schema;
}

/** The definition behind an event schema. */
export function definitionOf(schema: z.ZodType): EventDefinition {
  const definition = definitions.get(schema);
  if (!definition) throw new Error('not an event: define it with defineEvent()');
  return definition;
}

/** The field that names the owner of the key of a personal field. */
export const subjectOf = ({ subject, subjects = {} }: EventDefinition, field: string): string | undefined =>
  subjects[field] ?? subject;

/** All event types of the product. */
export type Catalogue = ReadonlyMap<string, EventDefinition>;

export function catalogueOf(...unions: readonly { options: readonly z.ZodType[] }[]): Catalogue {
  return new Map(
    unions.flatMap((union) =>
      union.options.map((schema) => [definitionOf(schema).type, definitionOf(schema)]),
    ),
  );
}
