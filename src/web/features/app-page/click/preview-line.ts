import type {
  FromPreview,
  PickedElement,
  ToPreview,
} from '../../../../engine/revise/by-click/picked-element.ts';

export interface LineState {
  /** Where the app in the frame is shown; undefined while there is none. */
  readonly url: string | undefined;
  readonly picking: boolean;
  readonly onPicked: (element: PickedElement) => void;
  readonly onLeave: () => void;
  /** Told in whose eyes the app is seen: a role, or the empty text for a visitor; undefined where that cannot be chosen. */
  readonly onSeen?: ((as: string | undefined) => void) | undefined;
}

type Read = (data: unknown) => FromPreview | undefined;

/**
 * The conversation with the app in the frame. It is code that nobody has read: what it says counts only when it comes from
 * that very window and origin and has the right shape, and then it opens a panel at most.
 */
export class PreviewLine {
  #state: LineState | undefined;
  #frame: HTMLIFrameElement | null = null;
  /** The frame whose app has loaded: before that, the window in it is nobody's yet. */
  #greeted: HTMLIFrameElement | null = null;
  #route = '/';
  #scroll = 0;
  /** In whose eyes the app was seen last: it stays so over a reload and from version to version. */
  #as: string | undefined;
  readonly #read: () => Promise<Read>;

  /** `as`: in whose eyes it was seen before the page was loaded anew. */
  constructor(read: () => Promise<Read>, as?: string) {
    this.#read = read;
    this.#as = as;
  }

  readonly attach = (frame: HTMLIFrameElement | null): void => {
    this.#frame = frame;
  };

  update(state: LineState): void {
    const before = this.#state?.picking;
    this.#state = state;
    if (before !== state.picking) this.#tell({ to: 'preview', say: 'pick', picking: state.picking });
  }

  /** The address to open: with the means to choose elements, and where the version before was left. */
  address(url: string): string {
    return `${url}/?edit#${this.#route}`;
  }

  greet(): void {
    this.#greeted = this.#frame;
    this.#tell({
      to: 'preview',
      say: 'hello',
      picking: this.#state?.picking === true,
      scroll: this.#scroll,
      ...(this.#as === undefined ? {} : { as: this.#as }),
    });
  }

  /** Has the app seen by somebody with a role, or by a visitor for the empty text. */
  viewAs(role: string): void {
    this.#as = role;
    this.#tell({ to: 'preview', say: 'view-as', as: role });
  }

  go(route: string): void {
    this.#tell({ to: 'preview', say: 'go', route });
  }

  /** The keys go to the app from here on. */
  focus(): void {
    this.#frame?.focus();
  }

  async hear({
    source,
    origin,
    data,
  }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>): Promise<void> {
    const expected = this.#origin();
    const app = this.#frame?.contentWindow ?? null;
    if (app === null || source !== app || origin !== expected) return;
    const message = (await this.#read())(data);
    switch (message?.say) {
      case 'here':
        this.#route = message.route;
        this.#scroll = message.scroll;
        this.#as = message.as ?? this.#as;
        this.#state?.onSeen?.(message.as);
        return;
      case 'picked':
        this.#state?.onPicked(message.element);
        return;
      case 'leave':
        this.#state?.onLeave();
        return;
      case undefined:
    }
  }

  #origin(): string | undefined {
    const url = this.#state?.url;
    return url === undefined ? undefined : new URL(url).origin;
  }

  #tell(message: ToPreview): void {
    const origin = this.#origin();
    if (this.#frame === null || this.#frame !== this.#greeted || origin === undefined) return;
    this.#frame.contentWindow?.postMessage(message, origin);
  }
}
