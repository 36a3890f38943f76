import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ToolDefinition } from '../../../../catalog/custom-tools/tool-definition.ts';
import { toolExamples } from '../../../../catalog/custom-tools/tool-examples.ts';
import { axeFaults } from '../../../ui/axe-faults.ts';
import { blankTool } from './edit-tool.ts';
import { ToolEditor } from './tool-editor.tsx';

afterEach(cleanup);
beforeAll(() => import('../../../../catalog/custom-tools/preview-tool.ts'), 60_000);

function show(start: ToolDefinition = blankTool) {
  const save = vi.fn<(tool: ToolDefinition) => Promise<void>>().mockResolvedValue(undefined);
  const { container } = render(
    <main>
      <h1>New tool</h1>
      <ToolEditor start={start} onSave={save} />
    </main>,
  );
  return { save, container };
}

const formulaOf = (name: string) =>
  within(screen.getByText(name, { selector: 'li p' }).closest('li') as HTMLElement).getByLabelText('Formula');

describe('the editor of a tool', () => {
  it('shows the result beside what is written, and again after a change', async () => {
    show();
    expect(await screen.findByText('Altogether it costs $100.')).toBeTruthy();
    expect(screen.getByText('= $100')).toBeTruthy();
    fireEvent.change(formulaOf('total'), { target: { value: 'price * amount * 2' } });
    expect(await screen.findByText('Altogether it costs $200.')).toBeTruthy();
  });

  it('says at the formula what is wrong, keeps the last result, and saves nothing that has no shape', async () => {
    const { save } = show();
    await screen.findByText('Altogether it costs $100.');
    fireEvent.change(formulaOf('total'), { target: { value: 'price / (amount - 8)' } });
    expect(await screen.findByText(/This divides by zero/)).toBeTruthy();
    expect(screen.getByText('Altogether it costs $100.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name of the tool'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save tool' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Give the tool a name.');
    expect(save).not.toHaveBeenCalled();
  });

  it('adds, moves and removes fields by the keyboard, and the focus goes along', async () => {
    const user = userEvent.setup();
    const { save } = show();
    await user.click(screen.getByRole('button', { name: 'Add field' }));
    const up = screen.getByRole('button', { name: 'Move field New field · Number up' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move field New field · Number up');
    expect(screen.getByText('New field · Number is now number 2 of 3.')).toBeTruthy();
    await user.keyboard('{Enter}');
    // At the top it cannot go on: the button beside it has the focus.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move field New field · Number down');
    screen.getByRole('button', { name: 'Remove field Amount · Number' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove field /);
    await user.click(screen.getByRole('button', { name: 'Save tool' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0].fields.map(({ name }) => name)).toEqual(['newField', 'price']);
  });

  it('hands over the tool that stands there, with its sample values', async () => {
    const { save } = show();
    fireEvent.change(screen.getByLabelText('Name of the tool'), { target: { value: 'Bill' } });
    const samples = screen.getByText('The tool opens with these sample values.').parentElement?.parentElement;
    fireEvent.change(within(samples as HTMLElement).getByLabelText('Amount'), { target: { value: '3' } });
    expect(await screen.findByText('Altogether it costs $37.50.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save tool' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toMatchObject({ name: 'Bill', sample: { amount: '3' } });
  });

  it('can be used by everybody, with every kind of part in it', async () => {
    const pace = toolExamples.find(({ slug }) => slug === 'pace-calculator')?.tool;
    const { container } = show(pace);
    await screen.findByText(/You ran 5\.2 min\/km/);
    expect(await axeFaults(container)).toEqual([]);
  });
});
