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
  readonly #read: () => Promise<Read>;

  constructor(read: () => Promise<Read>) {
    this.#read = read;
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
    });
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
