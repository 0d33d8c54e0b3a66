import * as v from 'valibot';

const required = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'));
const withoutEnd = v.transform((text: string) => text.replace(/\/+$/, ''));
const url = v.pipe(required, v.url('is not an address like https://api.example.com'), withoutEnd);
const isUrlOrPath = (text: string) =>
  /^https?:/i.test(text) ? URL.canParse(text) : /^\/$|^(?:\/[\w.~-]+)+\/?$/.test(text);
const urlOrPath = v.pipe(
  required,
  v.check(
    isUrlOrPath,
    'is neither an address like https://api.example.com nor a path of this site like /backend',
  ),
  withoutEnd,
);
const flag = (byDefault: boolean) =>
  v.pipe(
    v.optional(v.string(), String(byDefault)),
    v.picklist(['true', 'false'], "is neither 'true' nor 'false'"),
    v.transform((text) => text === 'true'),
  );
const text = (byDefault: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((given) => given || byDefault),
  );
const list = (byDefault: string) =>
  v.pipe(
    text(byDefault),
    v.transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  );

const withScheme = (host: string) => (/^https?:\/\//.test(host) ? host : `https://${host}`);

const host = v.pipe(
  required,
  v.transform((given) => withScheme(given).replace(/\/+$/, '')),
  v.url('is not a host like login.example.com'),
);
const path = v.pipe(text('/'), v.regex(/^\/(?![/\\])/, 'is not a path of this site, like /'));
const seconds = v.pipe(
  text(''),
  v.regex(/^\d*$/, 'is not a number of seconds'),
  v.transform((given) => (given ? Number(given) : null)),
);

const link = v.pipe(
  v.string(),
  v.regex(/^[^=]+=https?:\/\/\S+$/, 'is not of the form Name=https://…,Name=https://…'),
  v.transform((pair) => {
    const [name = '', ...address] = pair.split('=');
    return { name: name.trim(), address: address.join('=') };
  }),
);

/** What pages name where no contact address was configured: nobody reads what goes there. */
export const exampleContact = 'hello@hearken.example';

const Variables = v.object({
  VITE_API_URL: urlOrPath,
  VITE_AUTH0_DOMAIN: host,
  VITE_AUTH0_CLIENT_ID: required,
  VITE_AUTH0_AUDIENCE: required,
  VITE_AUTH0_ROLES_CLAIM: text('https://hearken.example/roles'),
  VITE_IP_LOOKUP_URL: url,
  VITE_LOGIN_ERROR_PATH: path,
  VITE_AUTH0_REFRESH_TOKENS: flag(true),
  VITE_AUTH0_REFRESH_TOKENS_FALLBACK: flag(true),
  VITE_AUTH0_CACHE: v.pipe(
    text('memory'),
    v.picklist(['memory', 'localstorage'], "is neither 'memory' nor 'localstorage'"),
  ),
  VITE_AUTH0_ORGANIZATION: text(''),
  VITE_AUTH0_MAX_AGE: seconds,
  VITE_SERVICE_WORKER: flag(true),
  VITE_VIDEO_HOSTS: list('www.youtube-nocookie.com,player.vimeo.com'),
  VITE_PRODUCT_NAME: text('Hearken'),
  VITE_COMPANY_NAME: text('Hearken'),
  VITE_TEAM_NAME: text(''),
  VITE_CONTACT_EMAIL: v.pipe(text(exampleContact), v.email('is not an e-mail address')),
  VITE_SOCIAL_LINKS: v.pipe(
    list('Instagram=https://www.instagram.com/,LinkedIn=https://www.linkedin.com/'),
    v.array(link),
  ),
});

/** What the application is configured with; README has the table of variables. */
export interface Config {
  /** What the calls' paths are put behind: a host's address or a path of this site, empty where that is `/`. */
  apiUrl: string;
  ipLookupUrl: string;
  videoHosts: string[];
  loginErrorPath: string;
  /** Whether browsers keep the application for the next visit. */
  serviceWorker: boolean;
  auth: {
    domain: string;
    clientId: string;
    audience: string;
    rolesClaim: string;
    refreshTokens: boolean;
    refreshTokensFallback: boolean;
    cache: 'memory' | 'localstorage';
    organization: string | null;
    maxAgeSeconds: number | null;
  };
  productName: string;
  companyName: string;
  teamName: string;
  contactEmail: string;
  socialLinks: { name: string; address: string }[];
}

/**
 * Reads the configuration from environment variables (all begin with `VITE_`).
 *
 * @returns the configuration, or one sentence for each variable that is missing or wrong, beginning with its name.
 */
export function readConfig(
  env: Record<string, unknown>,
): { config: Config; problems?: undefined } | { config?: undefined; problems: string[] } {
  const result = v.safeParse(Variables, env, { abortPipeEarly: true });
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const name = String(issue.path?.[0]?.key ?? '');
      const message = issue.received === 'undefined' ? 'is missing' : issue.message;
      return `${name} ${message}.`;
    });
    return { problems: [...new Set(problems)] };
  }
  const given = result.output;
  return {
    config: {
      apiUrl: given.VITE_API_URL,
      ipLookupUrl: given.VITE_IP_LOOKUP_URL,
      videoHosts: given.VITE_VIDEO_HOSTS,
      loginErrorPath: given.VITE_LOGIN_ERROR_PATH,
      serviceWorker: given.VITE_SERVICE_WORKER,
      auth: {
        domain: given.VITE_AUTH0_DOMAIN,
        clientId: given.VITE_AUTH0_CLIENT_ID,
        audience: given.VITE_AUTH0_AUDIENCE,
        rolesClaim: given.VITE_AUTH0_ROLES_CLAIM,
        refreshTokens: given.VITE_AUTH0_REFRESH_TOKENS,
        refreshTokensFallback: given.VITE_AUTH0_REFRESH_TOKENS_FALLBACK,
        cache: given.VITE_AUTH0_CACHE,
        organization: given.VITE_AUTH0_ORGANIZATION || null,
        maxAgeSeconds: given.VITE_AUTH0_MAX_AGE,
      },
      productName: given.VITE_PRODUCT_NAME,
      companyName: given.VITE_COMPANY_NAME,
      teamName: given.VITE_TEAM_NAME || `The ${given.VITE_PRODUCT_NAME} team`,
      contactEmail: given.VITE_CONTACT_EMAIL,
      socialLinks: given.VITE_SOCIAL_LINKS,
    },
  };
}
