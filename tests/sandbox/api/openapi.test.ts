import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Operation, openApiDocument } from '../../../sandbox/openapi';
import { call } from '../../../src/api/call';
import { contract } from '../../../src/api/contract';

const document = openApiDocument(contract);
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

/** Every `$ref` of a document. */
const references = (value: unknown): string[] =>
  JSON.stringify(value)
    .match(/"\$ref":"[^"]+"/g)
    ?.map((pair) => pair.slice(8, -1)) ?? [];

describe('the OpenAPI description', () => {
  it('lists every call once, with its method and path', () => {
    expect(
      operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`).sort(),
    ).toEqual(
      contract
        .map(({ id, method, path }) => `${id} ${method.toLowerCase()} ${path.replaceAll(':text}', '}')}`)
        .sort(),
    );
  });

  it('declares each slot of a path as a parameter, and nothing else as one', () => {
    for (const { path, operation } of operations) {
      const slots = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(slots);
    }
  });

  it('gives each call a success, and refers only to what is there', () => {
    for (const { operation } of operations) {
      expect(Object.keys(operation.responses).some((status) => /^2\d\d$/.test(status))).toBe(true);
    }
    for (const reference of references(document)) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], document);
      expect([reference, found]).toEqual([reference, expect.anything()]);
    }
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('says who may call, and what is sent and answered', () => {
    const { U04, U09 } = Object.fromEntries(
      operations.map(({ operation }) => [operation.operationId, operation]),
    ) as Record<string, Operation>;
    expect(U04?.description).toBe('Needs the role AppUser and the permission read:chatstat.');
    expect(Object.keys(U04?.responses ?? {})).toEqual(['204', '401', '403', '404', '500']);
    expect(U09?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['chatId', 'acceptShareData', 'feedback'],
      properties: { acceptShareData: { const: true } },
    });
  });

  it('describes anonymous calls, texts in paths and queries', () => {
    const search = call({
      id: 'T01',
      method: 'GET',
      path: '/api/things/{kind:text}',
      summary: 'Finds things.',
      access: 'anonymous',
      query: v.object({ page: v.number(), size: v.optional(v.number()) }),
      reply: v.array(v.string()),
    });
    const { get } = openApiDocument([search]).paths['/api/things/{kind}'] ?? {};
    expect(get?.security).toEqual([]);
    expect(get?.parameters).toEqual([
      { name: 'kind', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: true, schema: { type: 'number' } },
      { name: 'size', in: 'query', required: false, schema: { type: 'number' } },
    ]);
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '404', '500']);
  });
});
