import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { CodeView } from './code-view.tsx';
import { CopyButton } from './copy-button.tsx';
import { highlightCode } from './highlight-code.ts';
import { Markdown } from './markdown.tsx';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('highlightCode', () => {
  it('loses nothing of the code and names its parts', () => {
    const code = 'const a = `x\n${b}`; // end\n\nlet c = 1;';
    const lines = highlightCode(code, 'ts');
    expect(lines.map(({ parts }) => parts.map(({ text }) => text).join('')).join('\n')).toBe(code);
    expect(lines[0]?.parts[0]).toEqual({ text: 'const', kind: 'hljs-keyword', at: 0 });
    expect(lines[1]?.parts.at(-1)).toMatchObject({ text: '// end', kind: 'hljs-comment' });
  });

  it('leaves a language that it does not know as it is', () => {
    expect(highlightCode('a\nb', 'klingon').map(({ parts }) => parts[0]?.text)).toEqual(['a', 'b']);
  });
});

describe('CodeView', () => {
  it('shows the code at once and colours it later', async () => {
    const { container } = render(<CodeView code={'let a = 1;\n'} language="ts" name="a.ts" />);
    expect(container.querySelector('code')?.textContent?.trim()).toBe('let a = 1;');
    await waitFor(() => expect(container.querySelector('.hljs-keyword')?.textContent).toBe('let'));
    expect(container.querySelector('code')?.textContent?.trim()).toBe('let a = 1;');
    expect(screen.getByRole('region', { name: 'a.ts' }).tabIndex).toBe(0);
    expect(await axeFaults(container)).toEqual([]);
  });

  it('wraps on demand', async () => {
    const { container } = render(<CodeView code="long" />);
    const wrap = screen.getByRole('button', { name: 'Wrap long lines' });
    expect(wrap.getAttribute('aria-pressed')).toBe('false');
    wrap.focus();
    await userEvent.keyboard('{Enter}');
    expect(wrap.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelector('pre')?.className).toContain('whitespace-pre-wrap');
  });
});

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="npm start" what="command" />);
    await user.click(screen.getByRole('button', { name: 'Copy command' }));
    expect(await navigator.clipboard.readText()).toBe('npm start');
    expect(screen.getByText('Copied.').getAttribute('aria-live')).toBe('polite');
  });

  it('says what to do when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(
      <>
        <CopyButton text="npm start" />
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Not copied')).toBeTruthy();
  });
});

describe('Markdown', () => {
  function show(text: string, demote?: number) {
    return render(
      <MemoryRouter>
        <Markdown text={text} {...(demote === undefined ? {} : { demote })} />
      </MemoryRouter>,
    );
  }

  it('lowers headings to fit the page', async () => {
    show('# One\n\n## Two', 2);
    expect((await screen.findByText('One')).tagName).toBe('H3');
    expect(screen.getByText('Two').tagName).toBe('H4');
  });

  it('runs nothing that is written in it', async () => {
    const { container } = show(
      '<img src=x onerror="alert(1)"><script>alert(1)</script>\n\n[bad](javascript:alert(1)) *end*',
    );
    await waitFor(() => expect(container.querySelector('em')).toBeTruthy());
    expect(container.querySelector('script, img')).toBeNull();
    expect(screen.getByText('bad').getAttribute('href') ?? '').not.toContain('javascript');
  });

  it('opens other sites apart and keeps own pages in the app', async () => {
    show('[out](https://example.com) and [in](/blog) and [evil](//example.com)');
    const out = await screen.findByRole('link', { name: 'out' });
    expect(out.getAttribute('rel')).toContain('noopener');
    expect(out.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: 'in' }).hasAttribute('target')).toBe(false);
    expect(screen.getByRole('link', { name: 'evil' }).getAttribute('target')).toBe('_blank');
  });

  it('shows code, tables and tasks without a fault', async () => {
    const { container } = show('```ts\nlet a;\n```\n\n`inline`\n\n| a |\n| - |\n| 1 |\n\n- [x] done');
    expect(await screen.findByRole('button', { name: 'Copy code' })).toBeTruthy();
    expect(screen.getByText('inline').tagName).toBe('CODE');
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Table' }).tabIndex).toBe(0);
    expect(await axeFaults(container)).toEqual([]);
  });
});
