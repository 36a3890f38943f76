import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readMessage } from '../../../../engine/revise/by-click/read-message.ts';
import { PreviewLine } from './preview-line.ts';

const url = 'http://key.apps.test';
const element = { route: '/books', area: 'page', tag: 'h1', text: 'Books' } as const;
const picked = { from: 'preview', say: 'picked', element };

describe('the conversation with a preview', () => {
  const post = vi.fn<(message: unknown, origin: string) => void>();
  const app = { postMessage: post } as unknown as Window;
  const onPicked = vi.fn<(element: unknown) => void>();
  const onLeave = vi.fn<() => void>();
  let line: PreviewLine;

  beforeEach(() => {
    vi.clearAllMocks();
    line = new PreviewLine(() => Promise.resolve(readMessage));
    line.attach({ contentWindow: app, focus: () => undefined } as unknown as HTMLIFrameElement);
    line.update({ url, picking: true, onPicked, onLeave });
  });

  it('hears the app in the frame, and where it was left', async () => {
    await line.hear({ source: app, origin: url, data: picked });
    expect(onPicked).toHaveBeenCalledWith(element);
    await line.hear({ source: app, origin: url, data: { from: 'preview', say: 'leave' } });
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(line.address(url)).toBe('http://key.apps.test/?edit#/');
    await line.hear({
      source: app,
      origin: url,
      data: { from: 'preview', say: 'here', route: '/books', scroll: 120 },
    });
    expect(line.address('http://next.apps.test')).toBe('http://next.apps.test/?edit#/books');
    line.greet();
    expect(post).toHaveBeenCalledWith({ to: 'preview', say: 'hello', picking: true, scroll: 120 }, url);
  });

  it('hears nobody else', async () => {
    const stranger = { postMessage: post } as unknown as Window;
    await line.hear({ source: stranger, origin: url, data: picked });
    await line.hear({ source: null, origin: url, data: picked });
    for (const origin of [
      'http://other.apps.test',
      'https://key.apps.test',
      'http://key.apps.test.evil',
      'null',
      '',
    ])
      await line.hear({ source: app, origin, data: picked });
    for (const data of [
      undefined,
      'picked',
      { ...picked, say: 'save' },
      { ...picked, element: { tag: 'h1' } },
    ])
      await line.hear({ source: app, origin: url, data });
    line.update({ url: undefined, picking: true, onPicked, onLeave });
    await line.hear({ source: app, origin: url, data: picked });
    expect(onPicked).not.toHaveBeenCalled();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('says nothing before the app has loaded, and then to its origin alone', () => {
    line.go('/books');
    line.update({ url, picking: false, onPicked, onLeave });
    expect(post).not.toHaveBeenCalled();
    line.greet();
    line.update({ url, picking: true, onPicked, onLeave });
    line.update({ url, picking: true, onPicked, onLeave });
    expect(post.mock.calls.map(([, origin]) => origin)).toEqual([url, url]);
    expect(post).toHaveBeenLastCalledWith({ to: 'preview', say: 'pick', picking: true }, url);
  });

  it('keeps in whose eyes the app is seen, over a reload and from version to version', async () => {
    const onSeen = vi.fn<(as: string | undefined) => void>();
    line.update({ url, picking: false, onPicked, onLeave, onSeen });
    line.greet();
    line.viewAs('Studio');
    expect(post).toHaveBeenLastCalledWith({ to: 'preview', say: 'view-as', as: 'Studio' }, url);
    line.greet();
    const hello = { to: 'preview', say: 'hello', picking: false, scroll: 0 };
    expect(post).toHaveBeenLastCalledWith({ ...hello, as: 'Studio' }, url);
    // Whoever signs out in the app itself is a visitor from then on.
    const here = { from: 'preview', say: 'here', route: '/', scroll: 0 };
    await line.hear({ source: app, origin: url, data: { ...here, as: '' } });
    expect(onSeen).toHaveBeenLastCalledWith('');
    line.greet();
    expect(post).toHaveBeenLastCalledWith({ ...hello, as: '' }, url);
    await line.hear({ source: app, origin: url, data: here });
    expect(onSeen).toHaveBeenLastCalledWith(undefined);
  });
});
