import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { AnyCall } from '../../src/api/call';
import { BasedOn } from '../../src/api/changes';
import { isCall } from '../../src/api/contract';
import { Paging } from '../../src/api/shapes';
import {
  codedRefusals,
  json,
  type Response,
  type ResponseReference,
  responsesOf,
  sharedResponses,
} from './responses';
import { componentsOf, type Named, schemaOf } from './schemas';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
  'x-addition'?: true;
}

/** One operation, as far as this folder writes it. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response | ResponseReference>;
  /** The contract's own number of the call. */
  'x-call': string;
  'x-addition'?: true;
  /** The role that the caller needs beside the permissions. */
  'x-role'?: string;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Readonly<Record<string, Response>>;
    securitySchemes: Record<string, unknown>;
  };
}

const info = {
  title: 'Hearken chat API',
  version: '1',
  description: [
    'Paths and query parameter names match case-insensitively. Timestamps are ISO 8601 in UTC. Every reply carries Cache-Control: no-store.',
    'A security requirement lists the permissions that the token has to carry, x-role the role. x-call is the number of a call in the contract; x-addition marks what the contract does not have.',
  ].join('\n\n'),
};

const accessToken = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: "An access token of the identity provider; its claim 'permissions' lists the permissions.",
};

/**
 * Describes the contract as an OpenAPI 3.1 document, for those who build a back end.
 *
 * @param areas the calls and schemas by area, each under its name: the calls' names become those of the operations
 */
export function openApiDocument(areas: Readonly<Record<string, object>>): OpenApiDocument {
  const named: Named = namedBy(areas, isSchema);
  const calls = Object.entries(areas).flatMap(([area, declared]) =>
    Object.entries(namedBy({ [area]: declared }, isCall)).map(([name, call]) => ({ area, name, call })),
  );
  const paths: OpenApiDocument['paths'] = {};
  for (const { area, name, call } of calls) {
    const path = call.path.replaceAll(':text}', '}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(area, name, call, named) };
  }
  return {
    openapi: '3.1.0',
    info,
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...componentsOf(named), ...codedRefusals },
      responses: sharedResponses,
      securitySchemes: { accessToken },
    },
  };
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** What of a kind the areas declare, in the order of the alphabet. Two of one name would hide each other. */
function namedBy<Value>(areas: Readonly<Record<string, object>>, isOne: (value: unknown) => value is Value) {
  const found: Record<string, Value> = {};
  const declared = Object.values(areas).flatMap((area) =>
    // Not every tool that runs this keeps to the order that a module's names have.
    Object.entries(area).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  for (const [name, value] of declared) {
    if (!isOne(value)) continue;
    if (found[name] && found[name] !== value) throw new Error(`Two parts of the contract are named ${name}`);
    found[name] = value;
  }
  return found;
}

function toOperation(area: string, name: string, call: AnyCall, named: Named): Operation {
  const { access } = call;
  const parameters = [...pathParameters(call.path), ...queryParameters(call.query, named)];
  const rights = access === 'anonymous' ? {} : access;
  const needs = neededRights(call);
  return {
    operationId: name,
    summary: call.summary,
    ...(needs ? { description: needs } : {}),
    tags: [area],
    security: access === 'anonymous' ? [] : [{ accessToken: [...(rights.permissions ?? [])] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: { required: true, content: json(schemaOf(call.body, named)) } } : {}),
    responses: responsesOf(name, call, named),
    'x-call': call.id,
    ...(call.isAddition ? { 'x-addition': true as const } : {}),
    ...(rights.role ? { 'x-role': rights.role } : {}),
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

function queryParameters(query: GenericSchema | undefined, named: Named): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, named);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as JsonSchema,
    ...(isAddition(query, name) ? { 'x-addition': true as const } : {}),
  }));
}

/** Lists of the contract know no pages unless it says so, and its changes do not say what they are based on. */
function isAddition(query: GenericSchema, name: string): boolean {
  const { entries = {} } = query as unknown as { entries?: Record<string, unknown> };
  return name in BasedOn.entries || Object.values(Paging.entries).some((entry) => entry === entries[name]);
}
