import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/shared/config/configSchema';

const required = {
  VITE_API_URL: 'https://api.example.com',
  VITE_AUTH0_DOMAIN: 'login.example.com',
  VITE_AUTH0_CLIENT_ID: 'client',
  VITE_AUTH0_AUDIENCE: 'https://audience.example.com',
  VITE_IP_LOOKUP_URL: 'https://ip.example.com/?format=json',
};

const configured = (changes: Record<string, unknown> = {}) => readConfig({ ...required, ...changes }).config;
const problems = (changes: Record<string, unknown>) => readConfig({ ...required, ...changes }).problems;

describe('the configuration', () => {
  it('needs five variables; the others have defaults', () => {
    expect(configured()).toEqual({
      apiUrl: 'https://api.example.com',
      ipLookupUrl: 'https://ip.example.com/?format=json',
      videoHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
      loginErrorPath: '/',
      serviceWorker: true,
      auth: {
        domain: 'https://login.example.com',
        clientId: 'client',
        audience: 'https://audience.example.com',
        rolesClaim: 'https://hearken.example/roles',
        refreshTokens: true,
        refreshTokensFallback: true,
        cache: 'memory',
        organization: null,
        maxAgeSeconds: null,
      },
      productName: 'Hearken',
      companyName: 'Hearken',
      teamName: 'The Hearken team',
      contactEmail: 'hello@hearken.example',
      socialLinks: [
        { name: 'Instagram', address: 'https://www.instagram.com/' },
        { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
      ],
    });
  });

  it.each(Object.keys(required))('names %s when it is missing or blank', (name) => {
    expect(problems({ [name]: undefined })).toEqual([`${name} is missing.`]);
    expect(problems({ [name]: '  ' })).toEqual([`${name} is missing.`]);
  });

  it('names everything that is missing at once', () => {
    expect(readConfig({}).problems).toEqual(Object.keys(required).map((name) => `${name} is missing.`));
  });

  it.each([
    ['VITE_IP_LOOKUP_URL', 'ip', 'is not an address like https://api.example.com'],
    ['VITE_AUTH0_DOMAIN', 'my host', 'is not a host like login.example.com'],
    ['VITE_LOGIN_ERROR_PATH', 'https://elsewhere.example', 'is not a path of this site, like /'],
    ['VITE_LOGIN_ERROR_PATH', '//elsewhere.example', 'is not a path of this site, like /'],
    ['VITE_AUTH0_REFRESH_TOKENS', 'yes', "is neither 'true' nor 'false'"],
    ['VITE_AUTH0_REFRESH_TOKENS_FALLBACK', '1', "is neither 'true' nor 'false'"],
    ['VITE_SERVICE_WORKER', 'off', "is neither 'true' nor 'false'"],
    ['VITE_AUTH0_CACHE', 'cookie', "is neither 'memory' nor 'localstorage'"],
    ['VITE_AUTH0_MAX_AGE', 'a day', 'is not a number of seconds'],
    ['VITE_CONTACT_EMAIL', 'nobody', 'is not an e-mail address'],
    ['VITE_SOCIAL_LINKS', 'https://social.example', 'is not of the form Name=https://…,Name=https://…'],
    ['VITE_SOCIAL_LINKS', 'Us=javascript:alert(1)', 'is not of the form Name=https://…,Name=https://…'],
  ])('names %s when it is %s', (name, value, complaint) => {
    expect(problems({ [name]: value })).toEqual([`${name} ${complaint}.`]);
  });

  it.each([
    ['login.example.com', 'https://login.example.com'],
    ['https://login.example.com/', 'https://login.example.com'],
    ['http://localhost:5174', 'http://localhost:5174'],
  ])('takes the identity provider with or without a scheme: %s', (given, domain) => {
    expect(configured({ VITE_AUTH0_DOMAIN: given })?.auth.domain).toBe(domain);
  });

  it('takes the API host with or without a slash at its end', () => {
    expect(configured({ VITE_API_URL: 'https://api.example.com/' })?.apiUrl).toBe('https://api.example.com');
  });

  it.each(['api', 'localhost:5174', 'https://', '//api.example.com', '/\\api', '/api?key=1', '/a b'])(
    'takes neither a host nor a path of the API from %s',
    (value) => {
      expect(problems({ VITE_API_URL: value })).toEqual([
        'VITE_API_URL is neither an address like https://api.example.com nor a path of this site like /backend.',
      ]);
    },
  );

  it.each([
    ['/', ''],
    ['/backend', '/backend'],
    ['/v1/backend/', '/v1/backend'],
  ])('takes a path of the page’s own origin for the API: %s', (given, apiUrl) => {
    expect(configured({ VITE_API_URL: given })?.apiUrl).toBe(apiUrl);
  });

  it('reads names, links and hosts, spaces around them or not', () => {
    expect(
      configured({
        VITE_PRODUCT_NAME: ' Solace ',
        VITE_SOCIAL_LINKS: 'Us=https://us.example/?a=b, Them=https://them.example',
        VITE_VIDEO_HOSTS: 'one.example, two.example,',
      }),
    ).toMatchObject({
      productName: 'Solace',
      teamName: 'The Solace team',
      socialLinks: [
        { name: 'Us', address: 'https://us.example/?a=b' },
        { name: 'Them', address: 'https://them.example' },
      ],
      videoHosts: ['one.example', 'two.example'],
    });
  });

  it('reads how to sign in', () => {
    expect(
      configured({
        VITE_AUTH0_REFRESH_TOKENS: 'false',
        VITE_AUTH0_REFRESH_TOKENS_FALLBACK: 'false',
        VITE_AUTH0_CACHE: 'localstorage',
        VITE_AUTH0_ORGANIZATION: 'org_1',
        VITE_AUTH0_MAX_AGE: '3600',
        VITE_LOGIN_ERROR_PATH: '/forbidden',
      }),
    ).toMatchObject({
      loginErrorPath: '/forbidden',
      auth: {
        refreshTokens: false,
        refreshTokensFallback: false,
        cache: 'localstorage',
        organization: 'org_1',
        maxAgeSeconds: 3600,
      },
    });
  });

  it('takes a default where an optional variable is empty', () => {
    expect(configured({ VITE_PRODUCT_NAME: '', VITE_SOCIAL_LINKS: '' })).toEqual(configured());
  });
});
