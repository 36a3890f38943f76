/** Where apps are shown: each under a name of its own below one host, never on the origin of the platform. */
export interface AppsOrigin {
  /** `http://<label>.<host>` */
  urlOf(label: string): string;
  /** The label of an app in a Host header; undefined when the request is for the platform. */
  labelOf(host: string | undefined): string | undefined;
  /** What a content policy says to allow all of them. */
  readonly source: string;
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * `APPS_HOST` when it is set. Otherwise below the platform's own host; a number has no names below it, so that a platform
 * on 127.0.0.1 shows apps below `localhost`, which every browser takes for the same machine.
 */
export function appsOrigin(publicUrl: string, appsHost: string | undefined): AppsOrigin {
  const { protocol, hostname, port } = new URL(publicUrl);
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  const own = isNumber || hostname === 'localhost' ? 'localhost' : `apps.${hostname}`;
  const host = (appsHost ?? (port === '' ? own : `${own}:${port}`)).toLowerCase();
  const ending = `.${host}`;
  return {
    urlOf: (name) => `${protocol}//${name}${ending}`,
    labelOf(given) {
      const asked = given?.toLowerCase();
      if (asked === undefined || !asked.endsWith(ending)) return undefined;
      const name = asked.slice(0, -ending.length);
      // A name that is none still belongs to the apps: it must not reach the platform.
      return label.test(name) ? name : '';
    },
    source: `${protocol}//*${ending}`,
  };
}
