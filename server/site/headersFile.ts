/** The headers of every address that a pattern matches: a path, or the beginning of one followed by `*`. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** Writes rules in the `_headers` format that Netlify, Cloudflare Pages and others read. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Reads what `formatHeaders` wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const isHeader = /^\s/.test(line);
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    if (!isHeader) {
      rules.push({ pattern: content, headers: {} });
      continue;
    }
    const [name = '', ...value] = content.split(':');
    const rule = rules.at(-1);
    if (rule) rule.headers[name.trim()] = value.join(':').trim();
  }
  return rules;
}

/** The headers of one path: those of every rule that matches it; the later rule wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.assign({}, ...rules.filter(matches).map((rule) => rule.headers));
}
