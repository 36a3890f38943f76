import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { draftOfFiles } from '../../../../../catalog/academy/own/draft-of-files.ts';
import { exampleCourse } from '../../../../../catalog/academy/own/example-course.ts';
import { axeFaults } from '../../../../ui/axe-faults.ts';
import { CourseEditor } from './course-editor.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function example(): CourseDraft {
  let next = 0;
  const { draft } = draftOfFiles(exampleCourse, () => `id-${(next += 1)}`);
  if (draft === undefined) throw new Error('The example is not whole.');
  return draft;
}

function show(start = example()) {
  const save = vi.fn<(draft: CourseDraft, base: number) => Promise<void>>().mockResolvedValue(undefined);
  const page = (content: CourseDraft) => (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <main>
          <CourseEditor
            kept={{ id: 'd', course: 'own-x', title: start.title, base: 0, content }}
            start={start}
            onSave={save}
          />
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender, container } = render(page(start));
  return { save, container, arrive: (content: CourseDraft) => rerender(page(content)) };
}

const open = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the editor of a course', () => {
  it('says at its place what is missing, and publishes nothing before it is put right', async () => {
    const { save } = show();
    type('Title of the course', '');
    expect(await screen.findByText('Missing.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Course 1 to put right' })).toBeTruthy();
    open(/^Publish/);
    expect((await screen.findByRole('button', { name: 'Publish' })).hasAttribute('disabled')).toBe(true);
    open(/^Course/);
    type('Title of the course', 'A new title');
    await waitFor(() => expect(save.mock.calls.at(-1)?.[0].title).toBe('A new title'), { timeout: 5_000 });
    expect(await screen.findByText('Draft stored')).toBeTruthy();
    open(/^Publish/);
    expect((await screen.findByRole('button', { name: 'Publish' })).hasAttribute('disabled')).toBe(false);
  });

  it('keeps what was typed when the browser ends before it is stored', () => {
    show();
    type('Whom it is for', 'Everybody');
    cleanup();
    const { save } = show();
    expect(screen.getByLabelText<HTMLInputElement>('Whom it is for').value).toBe('Everybody');
    expect(save).not.toHaveBeenCalled();
  });

  it('joins what another device stored with what is typed here', async () => {
    const start = example();
    const { arrive } = show(start);
    type('Whom it is for', 'Everybody');
    arrive({ ...start, about: 'Written on the phone.' });
    expect(await screen.findByDisplayValue('Written on the phone.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Whom it is for').value).toBe('Everybody');
  });

  it('moves lessons, shows every kind of exercise, and can be used by everybody', async () => {
    const { container } = show();
    open(/^Lessons/);
    fireEvent.click(await screen.findByRole('button', { name: '1. Four steps' }));
    for (const title of ['The order of the steps', 'What you may give back', 'Sorry for what']) {
      fireEvent.click(screen.getByRole('button', { name: title }));
      expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(title);
    }
    expect(screen.getAllByLabelText(/^Option \d$/)).toHaveLength(3);
    expect(await axeFaults(container)).toEqual([]);
    open(/^Preview/);
    expect(await screen.findByRole('article', { name: 'First page' })).toBeTruthy();
  });
});
