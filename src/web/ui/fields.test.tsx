import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Segmented } from './segmented.tsx';
import { Slider } from './slider.tsx';
import { Textarea } from './textarea.tsx';

afterEach(cleanup);

describe('Textarea', () => {
  it('counts as one types and speaks up only near the end', async () => {
    render(
      <Field label="Description" hint="What should it do?">
        {(control) => <Textarea {...control} counter maxLength={20} defaultValue="Twelve signs" />}
      </Field>,
    );
    const area = screen.getByLabelText('Description');
    expect(screen.getByText('12 / 20')).toBeTruthy();
    expect(screen.queryByText(/characters left/)).toBeNull();
    await userEvent.type(area, ' and more');
    expect((area as HTMLTextAreaElement).value).toBe('Twelve signs and mor');
    expect(screen.getByText('20 / 20')).toBeTruthy();
    expect(screen.getByText('0 characters left.').getAttribute('aria-live')).toBe('polite');
    const described = (area.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'What should it do?',
      'Up to 20 characters.',
    ]);
  });

  it('keeps what is typed where its value is held by somebody else', async () => {
    function Held() {
      const [text, setText] = useState('');
      return (
        <Textarea
          aria-label="Text"
          counter
          maxLength={20}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      );
    }
    render(<Held />);
    await userEvent.type(screen.getByLabelText('Text'), 'six up');
    expect((screen.getByLabelText('Text') as HTMLTextAreaElement).value).toBe('six up');
    expect(screen.getByText('6 / 20')).toBeTruthy();
  });

  it('counts what a form library writes into it', async () => {
    function Form() {
      const { register, reset } = useForm({ defaultValues: { text: 'four' } });
      const [, setRenders] = useState(0);
      return (
        <form>
          <Textarea aria-label="Text" counter maxLength={50} {...register('text')} />
          <button
            type="button"
            onClick={() => {
              reset({ text: 'eleven here' });
              setRenders((count) => count + 1);
            }}
          >
            Fill
          </button>
        </form>
      );
    }
    render(<Form />);
    expect(await screen.findByText('4 / 50')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(await screen.findByText('11 / 50')).toBeTruthy();
  });

  it('shows no counter unless asked', () => {
    const { container } = render(<Textarea aria-label="Text" maxLength={20} />);
    expect(container.textContent).toBe('');
  });
});

function Counted({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(9);
  return (
    <Field label="Seats">
      {(control) => (
        <NumberInput
          {...control}
          value={value}
          max={10}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}

describe('NumberInput', () => {
  it('goes by steps with the arrow keys and never past its end', async () => {
    const changed = vi.fn<(value: number | null) => void>();
    render(<Counted onChange={changed} />);
    const input = screen.getByLabelText('Seats');
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect((input as HTMLInputElement).value).toBe('10');
    expect(changed.mock.calls.map(([value]) => value)).toEqual([10]);
  });

  it('is empty, not zero, when nothing is in it', async () => {
    const changed = vi.fn<(value: number | null) => void>();
    render(<Counted onChange={changed} />);
    await userEvent.clear(screen.getByLabelText('Seats'));
    expect(changed).toHaveBeenLastCalledWith(null);
  });
});

describe('Slider', () => {
  it('moves by keyboard and shows its value as it is written', async () => {
    const moved = vi.fn<(value: number) => void>();
    render(
      <Slider
        label="Share"
        value={0.35}
        onChange={moved}
        max={1}
        step={0.05}
        format={{ style: 'percent' }}
      />,
    );
    const slider = screen.getByRole('slider', { name: 'Share' });
    expect(screen.getByText('35%')).toBeTruthy();
    slider.focus();
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(moved.mock.calls[0]?.[0]).toBeCloseTo(0.4);
  });
});

describe('RadioGroup', () => {
  it('is named, describes each choice, and changes by arrow keys', async () => {
    const chosen = vi.fn<(value: string) => void>();
    render(
      <RadioGroup
        label="Who can see it"
        value="me"
        onChange={chosen}
        options={[
          { value: 'me', label: 'Only me', hint: 'Nobody else.' },
          { value: 'all', label: 'Everyone' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Who can see it' })).toBeTruthy();
    const mine = screen.getByRole('radio', { name: 'Only me' });
    expect(document.getElementById(mine.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nobody else.',
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(mine);
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen).toHaveBeenCalledWith('all');
  });
});

describe('Combobox', () => {
  it('narrows as one types, chooses by Enter and can be cleared', async () => {
    const chosen = vi.fn<(value: string | null) => void>();
    function Countries() {
      const [value, setValue] = useState<string | null>(null);
      return (
        <Combobox
          aria-label="Country"
          options={[
            { value: 'jp', label: 'Japan' },
            { value: 'ke', label: 'Kenya' },
          ]}
          value={value}
          onChange={(next) => {
            setValue(next);
            chosen(next);
          }}
        />
      );
    }
    render(<Countries />);
    const input = screen.getByRole('combobox', { name: 'Country' });
    await userEvent.type(input, 'ken');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kenya']),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('ke');
    expect((input as HTMLInputElement).value).toBe('Kenya');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(chosen).toHaveBeenLastCalledWith(null);
  });

  it('says so when nothing fits', async () => {
    render(
      <Combobox
        aria-label="Country"
        options={[{ value: 'jp', label: 'Japan' }]}
        value={null}
        onChange={() => undefined}
      />,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'xyz');
    expect(await screen.findByText('Nothing matches. Try fewer letters.')).toBeTruthy();
  });
});

it('DateInput hands on a day as it is stored', () => {
  const changed = vi.fn<(value: string) => void>();
  render(<DateInput aria-label="Due" onChange={(event) => changed(event.target.value)} />);
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-03-31' } });
  expect(changed).toHaveBeenCalledWith('2026-03-31');
});

it('Segmented with icons alone still has names', () => {
  render(
    <Segmented
      iconsOnly
      label="View"
      value="chart"
      onChange={() => undefined}
      options={[
        { value: 'chart', label: 'Chart' },
        { value: 'table', label: 'Table' },
      ]}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Table' })).toBeTruthy();
});
