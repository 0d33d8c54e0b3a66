import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { AnyCall } from '../src/api/call';
import { Err } from '../src/api/shapes';

interface Response {
  description: string;
  content?: Record<string, { schema: JsonSchema | { $ref: string } }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: unknown;
}

/** One operation, as far as this file writes it. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

/**
 * Describes the calls as an OpenAPI 3.1 document, for those who build a back end. What a schema can't say in JSON
 * Schema, such as 'not only spaces', is left out.
 */
export function openApiDocument(contract: readonly AnyCall[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of contract) {
    const path = call.path.replaceAll(':text}', '}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearken chat API',
      version: '1',
      description:
        'Paths and query parameter names match case-insensitively. Timestamps are ISO 8601 in UTC. Every reply carries Cache-Control: no-store.',
    },
    paths,
    components: {
      schemas: { Err: toSchema(Err) },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function toOperation(call: AnyCall): Operation {
  const parameters = [...pathParameters(call.path), ...queryParameters(call.query)];
  const needs = neededRights(call);
  return {
    operationId: call.id,
    summary: call.summary,
    ...(needs ? { description: needs } : {}),
    tags: [call.path.split('/')[2] ?? 'api'],
    security: call.access === 'anonymous' ? [] : [{ accessToken: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: { required: true as const, content: json(toSchema(call.body)) } } : {}),
    responses: { ...success(call), ...refusals(call) },
  };
}

function neededRights({ access }: AnyCall): string | null {
  if (access === 'anonymous') return null;
  const rights = [
    ...(access.role ? [`the role ${access.role}`] : []),
    ...(access.permissions ?? []).map((permission) => `the permission ${permission}`),
  ];
  return rights.length > 0 ? `Needs ${new Intl.ListFormat('en').format(rights)}.` : null;
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)(:text)?\}/g)].map(([, name = '', text]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: text ? 'string' : 'integer' },
  }));
}

function queryParameters(query: GenericSchema | undefined): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = toSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function success({ reply, mayBeEmpty }: AnyCall): Record<string, Response> {
  const empty = { '204': { description: 'Done; there is nothing to say.' } };
  if (!reply) return empty;
  return { '200': { description: 'Done.', content: json(toSchema(reply)) }, ...(mayBeEmpty ? empty : {}) };
}

function refusals({
  access,
  body,
  badBody = 400,
  query,
  path,
  accept = [],
}: AnyCall): Record<string, Response> {
  const statuses = new Set([
    ...(body ? [badBody] : []),
    ...(query ? [400] : []),
    ...(access === 'anonymous' ? [] : [401, 403]),
    ...(path.includes('{') ? [404] : []),
    ...accept.filter((status) => status >= 400),
    500,
  ]);
  return Object.fromEntries([...statuses].sort().map((status) => [String(status), refusal(status)]));
}

const reasons: Record<number, string> = {
  400: 'The request is not as it should be.',
  401: 'The access token is missing, expired or invalid.',
  403: 'A role or permission is missing.',
  404: 'There is no such thing.',
  422: 'The request breaks a rule.',
  500: 'Something went wrong on the server.',
};

const refusal = (status: number): Response => ({
  description: reasons[status] ?? 'Refused.',
  content: json({ $ref: '#/components/schemas/Err' }),
});

const json = <Schema>(schema: Schema) => ({ 'application/json': { schema } });

/** Without `$schema`: OpenAPI 3.1 has JSON Schema 2020-12 as its own dialect. */
function toSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
}
