import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { AnyEntry } from '../../src/api/chat';
import { Err } from '../../src/api/shapes';

export type Named = Readonly<Record<string, GenericSchema>>;

/** A valibot schema as far as this file looks into it. */
interface Parts {
  type: string;
  entries?: Record<string, { type: string }>;
  options?: unknown;
}

const refTo = (name: string) => `#/components/schemas/${name}`;

/** Where the application takes more than servers are to send. */
const stricter = new Map<unknown, JsonSchema>([
  [AnyEntry, { $ref: refTo('ChatEntry') }],
  [
    Err,
    {
      type: 'object',
      properties: { code: { type: ['string', 'number'] }, message: { type: 'string' } },
      required: ['message'],
    },
  ],
]);

/** What the application forgives, servers are not to rely on: a missing value is null and not left out (contract 1). */
const isLeftOut = ({ type }: { type: string }) => type === 'optional' || type === 'exact_optional';

const isWhole = (options: unknown) => Array.isArray(options) && options.every(Number.isInteger);

const overrideSchema: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  const { type, entries, options } = valibotSchema as unknown as Parts;
  const known = stricter.get(valibotSchema);
  if (known) return known;
  if (type === 'picklist' && isWhole(options)) return { ...jsonSchema, type: 'integer' };
  if ((type === 'nullish' || type === 'optional') && jsonSchema.default === null) {
    const { default: _default, ...rest } = jsonSchema;
    return rest;
  }
  if (!entries) return null;
  const required = Object.keys(entries).filter((name) => !isLeftOut(entries[name] ?? { type: '' }));
  return { ...jsonSchema, required };
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // What JSON Schema can't say, such as 'not only spaces', is left out.
  errorMode: 'ignore',
  overrideSchema,
  overrideRef: ({ referenceId }) => refTo(referenceId),
};

/** The named schemas as JSON Schema; what stands in several of them stands in one, and the others refer to it. */
export function componentsOf(named: Named): Record<string, JsonSchema> {
  return toJsonSchemaDefs(components(named), config);
}

/** One schema as JSON Schema, with references to the named ones. OpenAPI 3.1 has this dialect as its own. */
export function schemaOf(schema: GenericSchema, named: Named): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _named,
    ...rest
  } = toJsonSchema(schema, {
    ...config,
    definitions: components(named),
  });
  return rest;
}

/** Neither what only the application takes nor a query, whose fields become parameters. */
const components = ({ AnyEntry: _tolerant, Paging: _query, ...named }: Named): Named => named;
