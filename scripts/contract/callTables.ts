import type { OpenApiDocument, Operation } from '../../server/openapi/document';
import type { Response, ResponseReference } from '../../server/openapi/responses';

/** What every call may answer, and the page says once (contract 1). */
const ofAll = ['401', '403', '413', '429', '500', '503'];

const head = [
  '| call | method and path | needs | sends | answers | refuses with |',
  '|---|---|---|---|---|---|',
];

/**
 * The calls of the contract as tables in Markdown, one for each area. What an addition is called ends in `+`; a shape in
 * brackets is a list of that shape, and one that has no name of its own stands in `openapi.json` alone.
 */
export function callTables({ tags, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  return tags
    .map(({ name }) => ({ name, own: calls.filter(({ operation }) => operation.tags.includes(name)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => {
      const rows = own
        .toSorted((one, other) => one.operation['x-call'].localeCompare(other.operation['x-call']))
        .map(({ method, path, operation }) => row(`${method.toUpperCase()} ${path}`, operation));
      return [`### ${name}`, '', ...head, ...rows].join('\n');
    })
    .join('\n\n');
}

function row(address: string, operation: Operation): string {
  const cells = [
    `${operation['x-call']}${operation['x-addition'] ? '+' : ''}`,
    `\`${address}\`<br>${operation.summary}`,
    needsOf(operation),
    sendsOf(operation),
    answersOf(operation),
    refusalsOf(operation),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|') || '–').join(' | ')} |`;
}

function needsOf({ security, 'x-role': role }: Operation): string {
  const [rights] = security;
  if (!rights) return 'nothing';
  return [...(role ? [`role ${role}`] : []), ...Object.values(rights).flat()].join(', ');
}

function sendsOf({ parameters = [], requestBody }: Operation): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(
      ({ name, required, ...parameter }) =>
        `${name}${required ? '' : '?'}${parameter['x-addition'] ? '+' : ''}`,
    );
  const body = requestBody && shapeIn(requestBody.content['application/json']?.schema);
  return [...(body ? [body] : []), ...(query.length > 0 ? [`in the query ${query.join(', ')}`] : [])].join(
    '; ',
  );
}

const answersOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => {
      const shape = 'content' in response && shapeIn(response.content?.['application/json']?.schema);
      return shape && shape !== 'Empty' ? `${status} ${shape}` : status;
    })
    .join(', ');

const refusalsOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => !status.startsWith('2') && !ofAll.includes(status))
    .map(([status, response]) => `${status}${isAddition(response) ? '+' : ''}${reasonOf(response)}`)
    .join('<br>');

const isAddition = (response: Response | ResponseReference) => 'x-addition' in response;

const reasonOf = ({ description }: Response | ResponseReference) => (description ? `: ${description}` : '');

/** How a shape is named, or its fields where it is a small one without a name. */
function shapeIn(schema: unknown): string {
  const {
    $ref,
    type,
    items,
    properties,
    required = [],
  } = (schema ?? {}) as {
    $ref?: string;
    type?: string;
    items?: unknown;
    properties?: Record<string, { type?: unknown; $ref?: string; items?: unknown }>;
    required?: string[];
  };
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (type === 'array') return `[${shapeIn(items)}]`;
  if (!properties) return typeof type === 'string' ? type : 'a choice of shapes';
  const fields = Object.entries(properties).map(([name, property]) => {
    const shape = property.$ref || property.items ? `: ${shapeIn(property)}` : '';
    return `${name}${required.includes(name) ? '' : '?'}${shape}`;
  });
  return `{ ${fields.join(', ')} }`;
}
