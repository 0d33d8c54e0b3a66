import DOMPurify, { type Config } from 'dompurify';

export type Sanitize = typeof sanitize;

const textTags =
  'a b strong i em u s p br hr ul ol li h2 h3 h4 h5 h6 blockquote code pre span div table thead tbody tr td th ' +
  'caption sub sup dl dt dd';
const plainAttributes = ['title', 'lang', 'dir', 'colspan', 'rowspan', 'scope'];

const policy = {
  ALLOWED_TAGS: textTags.split(' '),
  ALLOWED_ATTR: ['href', ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // http(s), mailto, or a path of this site that starts with exactly one slash.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?![/\\]))/i,
} satisfies Config;

const policyWithImages = {
  ...policy,
  ALLOWED_TAGS: [...policy.ALLOWED_TAGS, 'img'],
  ALLOWED_ATTR: [...policy.ALLOWED_ATTR, 'src', 'alt', 'width', 'height'],
  ADD_URI_SAFE_ATTR: [...policy.ADD_URI_SAFE_ATTR, 'width', 'height'],
} satisfies Config;

/**
 * Reduces HTML to text, its structure and safe links.
 *
 * @param imageOrigins the origins beside https ones whose images may show; false for no images at all
 */
export function sanitize(html: string, imageOrigins: readonly string[] | false): TrustedHTML {
  const finish = (element: Element) => {
    if (element instanceof HTMLAnchorElement) openSafely(element);
    if (element instanceof HTMLImageElement && imageOrigins) keepOrDrop(element, imageOrigins);
  };
  DOMPurify.addHook('afterSanitizeAttributes', finish);
  try {
    return DOMPurify.sanitize(html, {
      ...(imageOrigins ? policyWithImages : policy),
      RETURN_TRUSTED_TYPE: true,
    });
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', finish);
  }
}

/** A link that leaves the site opens in a new tab, which learns nothing of this one. */
function openSafely(link: HTMLAnchorElement) {
  if (!/^https?:$/.test(link.protocol) || link.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function keepOrDrop(image: HTMLImageElement, origins: readonly string[]) {
  const address = URL.canParse(image.src) ? new URL(image.src) : null;
  if (!address || (address.protocol !== 'https:' && !origins.includes(address.origin))) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('alt')) image.alt = '';
  image.setAttribute('loading', 'lazy');
  image.setAttribute('referrerpolicy', 'no-referrer');
}
