import { Validator } from '@seriousme/openapi-schema-validator';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../server/openapi/document';
import { call } from '../../../src/api/call';
import { areas, contract } from '../../../src/api/contract';

const document = openApiDocument(areas);
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (id: string) => {
  const found = operations.find(({ operation }) => operation['x-call'] === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found.operation;
};
const bodyOf = (id: string, status: string) =>
  document.components.schemas[
    JSON.stringify(operationOf(id).responses[status]).match(/schemas\/(\w+)/)?.[1] ?? ''
  ];

interface Schema {
  type?: string;
  maxLength?: number;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

/** Every schema within a part of the document, with the way to it. */
function schemasWithin(value: unknown, way = ''): { way: string; schema: Schema }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, part]) => schemasWithin(part, `${way}/${name}`));
  return [{ way, schema: value as Schema }, ...inner];
}

/** Every property of the objects within a part of the document. */
const propertiesWithin = (value: unknown) =>
  schemasWithin(value).flatMap(({ way, schema }) =>
    schema.type === 'object'
      ? Object.entries(schema.properties ?? {}).map(([name, property]) => ({
          name: `${way}/${name}`,
          property,
          isRequired: schema.required?.includes(name),
        }))
      : [],
  );

/** The named shapes that bodies and queries are made of, by their names. */
const inputs = new Map<string, JsonSchema>();
function takeInputs(part: unknown): void {
  for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/schemas\/(\w+)/g)) {
    const schema = document.components.schemas[name];
    if (!schema || inputs.has(name)) continue;
    inputs.set(name, schema);
    takeInputs(schema);
  }
}
takeInputs(operations.map(({ operation: { requestBody, parameters } }) => [requestBody, parameters]));

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1, and refers only to what is there', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('lists every call once, with its method and path', () => {
    expect(
      operations.map(({ path, method, operation }) => `${operation['x-call']} ${method} ${path}`).sort(),
    ).toEqual(
      contract
        .map(({ id, method, path }) => `${id} ${method.toLowerCase()} ${path.replaceAll(':text}', '}')}`)
        .sort(),
    );
  });

  it('names each call in words, once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(contract.length);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+|Ip)*$/.test(name))).toEqual([]);
    expect(operationOf('U03').operationId).toBe('sendChat');
  });

  it('declares each slot of a path as a parameter, and nothing else as one', () => {
    for (const { path, operation } of operations) {
      const slots = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(slots);
    }
  });

  it('groups the calls by area, and each area once', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
    expect([...new Set(operations.flatMap(({ operation }) => operation.tags))].sort()).toEqual(tags.sort());
  });

  it('has a shape that several calls share once, under its name', () => {
    const shared = ['ChatEntry', 'Err', 'Iso', 'ProfileQuestion', 'SessionData', 'Terms'];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(shared));
    expect(operationOf('U02').responses['200']).toMatchObject({
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/ChatEntry' } } },
      },
    });
    const inline = schemasWithin(document.paths).filter(({ schema }) => schema.properties?.timestamp);
    expect(inline.map(({ way }) => way)).toEqual([]);
  });

  it('says that every field of a reply is there, null where there is nothing', () => {
    const replies = [
      ...operations.map(({ operation }) => operation.responses),
      document.components.responses,
      document.components.schemas,
    ];
    const optional = propertiesWithin(replies).filter(({ isRequired }) => !isRequired);
    // Those that the contract itself lets be left out, and additions: the help, and what few replies have.
    expect(optional.map(({ name }) => name.split('/').slice(-2).join('/')).sort()).toEqual([
      'ActivationCodeOwner/email',
      'AdminQuestion/changedAt',
      'AdminQuestion/changedBy',
      'AdminQuestion/revision',
      'AdminUser/isErasable',
      'AuditPage/keptDays',
      'ChatReply/besides',
      'ContentFilterRefusal/help',
      'ContentFilterRefusal/message',
      'ConversationFeedbackItem/changedAt',
      'ConversationFeedbackItem/changedBy',
      'Err/code',
      'GenericFeedbackItem/actor',
      'GenericFeedbackItem/changedAt',
      'GenericFeedbackItem/changedBy',
      'Module/description',
      'Module/isFallback',
      'PromptVersion/number',
      'PromptVersionList/activations',
      'PromptVersionList/assistant',
      'PromptVersionList/tags',
      'PromptVersionList/tryOut',
      'PromptVersionList/usageDays',
      'SessionChat/IsHtml',
      'Setting/max',
      'Setting/min',
      'SettingVersion/changedAt',
      'SettingVersion/changedBy',
      'SettingVersion/revision',
      'SignedTerms/inForceSince',
      'SignupSource/changedAt',
      'SignupSource/changedBy',
      'SignupSource/revision',
      'Terms/changedAt',
      'Terms/changedBy',
      'Terms/revision',
      'actor/email',
      'data/ending',
      'data/help',
      'data/isBeingAnswered',
      'items/count',
    ]);
  });

  it('has whole numbers as ids and as counts', () => {
    const fractional = propertiesWithin(document).filter(({ name, property }) => {
      const last = name.split('/').at(-1) ?? '';
      return (
        property.type === 'number' &&
        /^(\w*Id|id\d?|page|\w*Size|total\w*s|count|\w*Tokens|sortOrder)$/i.test(last)
      );
    });
    expect(fractional.map(({ name }) => name)).toEqual([]);
    for (const { operation } of operations) {
      for (const { name, schema } of operation.parameters ?? []) {
        expect([name, (schema as Schema).type]).not.toEqual([name, 'number']);
      }
    }
  });

  it('limits every text that is sent', () => {
    const sent = [
      ...Object.keys(document.components.schemas).map((name) => ({ name, schema: inputs.get(name) })),
      ...operations.map(({ operation }) => ({
        name: operation.operationId,
        schema: [
          operation.requestBody,
          operation.parameters?.filter((parameter) => parameter.in === 'query'),
        ],
      })),
    ];
    const endless = sent.flatMap(({ name, schema }) =>
      schemasWithin(schema)
        .filter(
          ({ schema: { type, maxLength, format, enum: options } }) =>
            type === 'string' && maxLength === undefined && !format && !options,
        )
        .map(({ way }) => `${name} ${way.split('/').at(-1)}`),
    );
    // Nobody types these: the server keeps their beginning rather than refuse what a person did.
    expect(endless.sort()).toEqual([
      'GenericFeedback page',
      'Signup ip',
      'Signup source',
      'signTerms ip',
      'verifyAge ip',
    ]);
  });

  it('says who may call, in words for people and in a form for machines', () => {
    const replay = operationOf('U04');
    expect(replay.description).toBe('Needs the role AppUser and the permission read:chatstat.');
    expect(replay['x-role']).toBe('AppUser');
    expect(replay.security).toEqual([{ accessToken: ['read:chatstat'] }]);
    expect(operationOf('S13').security).toEqual([{ accessToken: ['read:admin', 'edit:users'] }]);
    expect(operationOf('U13').security).toEqual([{ accessToken: [] }]);
  });

  it('names the codes that a refusal may carry', () => {
    expect(bodyOf('U03', '400')).toMatchObject({ properties: { code: { const: 'CONTENT_FILTER' } } });
    expect(bodyOf('U42', '400')).toMatchObject({ properties: { code: { const: 9001 } } });
  });

  it('tells of the wait that 429 and 503 may ask for', () => {
    expect(operationOf('U03').responses['429']).toMatchObject({
      $ref: '#/components/responses/TooManyRequests',
    });
    for (const name of ['TooManyRequests', 'Unavailable'])
      expect(document.components.responses[name]?.headers).toHaveProperty('Retry-After');
  });

  it('says why a call refuses, and marks what the contract does not have', () => {
    expect(operationOf('S04').responses['400']).toMatchObject({ description: 'The version is active.' });
    for (const id of ['S48', 'S60', 'S61', 'S63']) {
      expect(operationOf(id).responses['502']).toMatchObject({ 'x-addition': true });
    }
    for (const id of ['U46', 'U47', 'U48', 'S74', 'S75', 'S77', 'S78'])
      expect(operationOf(id)).toMatchObject({ 'x-addition': true });
    const pages = [
      { name: 'page', 'x-addition': true },
      { name: 'pageSize', 'x-addition': true },
    ];
    for (const id of ['U02', 'S41', 'S44', 'S69']) expect(operationOf(id).parameters).toMatchObject(pages);
    for (const id of ['S05', 'S09', 'S24', 'S34', 'S40', 'S51', 'S59']) {
      expect(operationOf(id).responses['409']).toMatchObject({ 'x-addition': true });
      const basedOn = { name: 'basedOn', required: false, 'x-addition': true };
      expect(operationOf(id).parameters).toContainEqual(expect.objectContaining(basedOn));
    }
    for (const id of ['U42', 'S13', 'S20', 'S53'])
      expect(JSON.stringify(operationOf(id))).not.toContain('x-addition');
  });

  it('says which replies may come word by word, and by which events', () => {
    for (const id of ['U03', 'U46']) {
      expect(operationOf(id).responses['200']).toMatchObject({
        content: { 'application/json': {}, 'text/event-stream': { 'x-addition': true } },
      });
    }
    expect(operationOf('U02').responses['200']).not.toHaveProperty('content.text/event-stream');
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['ReplyAccepted', 'ReplyDelta', 'ReplyError']),
    );
  });

  it('shows what is sent', () => {
    expect(operationOf('U09').requestBody?.content['application/json']?.schema).toMatchObject({
      $ref: '#/components/schemas/ConversationFeedback',
    });
    expect(document.components.schemas.ConversationFeedback).toMatchObject({
      type: 'object',
      required: ['chatId', 'acceptShareData', 'feedback'],
      properties: { acceptShareData: { const: true }, chatId: { $ref: '#/components/schemas/Id' } },
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
    const { paths, tags } = openApiDocument({ Things: { search } });
    const { get } = paths['/api/things/{kind}'] ?? {};
    expect(tags).toEqual([{ name: 'Things' }]);
    expect(get).toMatchObject({ operationId: 'search', 'x-call': 'T01', tags: ['Things'], security: [] });
    expect(get?.parameters).toEqual([
      { name: 'kind', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: true, schema: { type: 'number' } },
      { name: 'size', in: 'query', required: false, schema: { type: 'number' } },
    ]);
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '404', '429', '500', '503']);
  });
});
