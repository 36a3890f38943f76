const anywhere = ['http:', 'https:'];

/**
 * The content policy as a meta tag: the same as the server's header, for copies of the page that travel without it. A test
 * keeps both alike. `frame-ancestors` is left out because browsers read it in the header alone, and
 * `upgrade-insecure-requests` because the public address is not known yet. Where generated apps are shown is not known
 * either: the header names their origins, the tag allows frames and pictures from any.
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', ...anywhere],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': anywhere,
};

export const metaPolicy = Object.entries(directives)
  .map(([name, sources]) => `${name} ${sources.join(' ')}`)
  .join('; ');

export const referrerPolicy = 'strict-origin-when-cross-origin';
