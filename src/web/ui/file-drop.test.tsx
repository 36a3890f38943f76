import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { checkFiles, readableBytes } from './check-files.ts';
import { FileDrop } from './file-drop.tsx';

afterEach(cleanup);

const csv = (name = 'a.csv') => new File(['1,2'], name, { type: 'text/csv' });
const mib = 1_024 * 1_024;

describe('checkFiles', () => {
  it('takes what fits by type, pattern or ending', () => {
    const files = [csv(), new File(['x'], 'b.PDF'), new File(['x'], 'c.png', { type: 'image/png' })];
    expect(checkFiles(files, 0, { accept: ['text/csv', '.pdf', 'image/*'] }).accepted).toEqual(files);
  });

  it('says of each refused file what is wrong and what would do', () => {
    const large = new File(['x'], 'large.csv', { type: 'text/csv' });
    Object.defineProperty(large, 'size', { value: 51 * mib });
    const rules = { accept: ['text/csv'], maxBytes: 50 * mib, maxFiles: 2 };
    const files = [
      new File(['x'], 'run.exe'),
      new File([], 'empty.csv'),
      large,
      csv('fits.csv'),
      csv('more.csv'),
    ];
    const { accepted, refused } = checkFiles(files, 1, rules);
    expect(accepted.map(({ name }) => name)).toEqual(['fits.csv']);
    expect(refused).toEqual([
      'run.exe: File type not allowed. Choose text/csv.',
      'empty.csv: The file is empty. Choose one with something in it.',
      'large.csv: File size exceeds 50MB limit. Choose a smaller one.',
      'more.csv: Only 2 files can be chosen.',
    ]);
  });

  it('writes sizes as people read them', () => {
    expect([12, 1_536, 50 * mib].map(readableBytes)).toEqual(['12 B', '1.5 KB', '50 MB']);
  });
});

function Statements({ maxFiles = 3 }: { maxFiles?: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <input aria-label="Elsewhere" />
      <FileDrop
        label="Statements"
        accept={['text/csv']}
        maxFiles={maxFiles}
        files={files}
        onChange={setFiles}
      />
    </>
  );
}

const listed = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.title);

describe('FileDrop', () => {
  it('takes chosen files, lists them and removes them', async () => {
    render(<Statements />);
    await userEvent.tab();
    await userEvent.tab();
    const input = screen.getByLabelText(/^Statements/);
    expect(document.activeElement).toBe(input);
    await userEvent.upload(input, [csv('one.csv'), csv('two.csv')]);
    expect(listed()).toEqual(['Remove one.csv', 'Remove two.csv']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one.csv' }));
    expect(listed()).toEqual(['Remove two.csv']);
  });

  it('takes dropped files and says aloud which it refused', () => {
    render(<Statements />);
    fireEvent.drop(screen.getByLabelText(/^Statements/), {
      dataTransfer: { files: [csv('in.csv'), new File(['x'], 'out.exe')] },
    });
    expect(listed()).toEqual(['Remove in.csv']);
    expect(screen.getByRole('alert').textContent).toContain('out.exe: File type not allowed.');
  });

  it('takes pasted files, but not those pasted into a text field', () => {
    render(<Statements />);
    const clipboardData = { files: [csv('pasted.csv')] };
    fireEvent.paste(screen.getByLabelText('Elsewhere'), { clipboardData });
    expect(listed()).toEqual([]);
    fireEvent.paste(document.body, { clipboardData });
    expect(listed()).toEqual(['Remove pasted.csv']);
  });

  it('keeps the newest where only one is wanted', async () => {
    render(<Statements maxFiles={1} />);
    const input = screen.getByLabelText(/^Statements/);
    await userEvent.upload(input, csv('one.csv'));
    await userEvent.upload(input, csv('two.csv'));
    expect(listed()).toEqual(['Remove two.csv']);
  });
});
