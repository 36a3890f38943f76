import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Progress } from './progress.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('cannot be pressed while it is busy, and says so', async () => {
    const pressed = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={pressed}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button busy onClick={pressed}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <Field label="Email" hint="Yours" error="That is none.">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'That is none.',
      'Yours',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('describes nothing when there is nothing to say', () => {
    render(<Field label="Email">{(control) => <Input {...control} />}</Field>);
    const input = screen.getByLabelText('Email');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('PasswordInput', () => {
  it('shows and hides what is typed', async () => {
    render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
    expect((input as HTMLInputElement).value).toBe('secret');
  });
});

function TwoTabs() {
  const [value, setValue] = useState<'one' | 'two'>('one');
  return (
    <Tabs
      label="Parts"
      value={value}
      onChange={setValue}
      items={[
        { value: 'one', label: 'One', content: 'First part' },
        { value: 'two', label: 'Two', content: 'Second part' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('is one stop for the keyboard and moves by arrows', async () => {
    render(<TwoTabs />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('One');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').textContent).toBe('Second part');
  });
});

describe('Switch, Checkbox and Segmented', () => {
  it('change by keyboard', async () => {
    const switched = vi.fn<(value: boolean) => void>();
    const checked = vi.fn<(value: boolean) => void>();
    const chosen = vi.fn<(value: string) => void>();
    render(
      <>
        <Switch label="Notify me" checked={false} onChange={switched} />
        <Checkbox label="Agree" checked={false} onChange={checked} />
        <Segmented
          label="Size"
          value="small"
          onChange={chosen}
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </>,
    );
    screen.getByRole('switch', { name: 'Notify me' }).focus();
    await userEvent.keyboard(' ');
    expect(switched.mock.calls[0]?.[0]).toBe(true);
    screen.getByRole('checkbox', { name: 'Agree' }).focus();
    await userEvent.keyboard(' ');
    expect(checked.mock.calls[0]?.[0]).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    expect(chosen).toHaveBeenCalledWith('large');
  });
});

describe('Select', () => {
  it('opens, shows the options and hands on the chosen one', async () => {
    const chosen = vi.fn<(value: string) => void>();
    render(
      <Select
        aria-label="Role"
        value="user"
        onChange={chosen}
        options={[
          { value: 'user', label: 'User' },
          { value: 'admin', label: 'Admin' },
        ]}
      />,
    );
    const trigger = screen.getByRole('combobox', { name: 'Role' });
    expect(trigger.textContent).toContain('User');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Admin' }));
    expect(chosen).toHaveBeenCalledWith('admin');
  });
});

describe('Table', () => {
  const columns = [{ key: 'name', header: 'Name', cell: (row: { name: string }) => row.name }];

  it('names its columns and can be reached by keyboard', () => {
    render(<Table caption="People" columns={columns} rows={[{ name: 'Ada' }]} rowKey={(row) => row.name} />);
    expect(screen.getByRole('table', { name: 'People' })).toBeTruthy();
    expect(screen.getByRole('columnheader').textContent).toBe('Name');
    expect(screen.getByRole('region', { name: 'People' }).tabIndex).toBe(0);
  });

  it('shows what stands for no rows', () => {
    render(
      <Table caption="People" columns={columns} rows={[]} rowKey={(row) => row.name} empty={<p>Nobody</p>} />,
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Nobody')).toBeTruthy();
  });
});

describe('Progress', () => {
  it('says what is under way and how far it is, or that it cannot tell', () => {
    const { rerender } = render(<Progress label="Building" value={40} />);
    const bar = screen.getByRole('progressbar', { name: 'Building' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    rerender(<Progress label="Building" value={null} />);
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
  });
});
