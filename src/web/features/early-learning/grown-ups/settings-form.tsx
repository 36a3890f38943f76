import { useState } from 'react';
import type { ChildSettings } from '../../../../catalog/early-learning/child-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useVoice, useVoices } from '../use-voice.ts';
import { asMinutes, asTime } from './minutes.ts';

interface SettingsFormProps {
  settings: ChildSettings;
  onChange: (settings: Partial<ChildSettings>) => void;
}

/** Limits, voice and writing for one child. Everything takes effect at once. */
export function SettingsForm(props: SettingsFormProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Limits {...props} />
      <div className="grid content-start gap-4">
        <VoiceFields {...props} />
        <div className="grid gap-1.5">
          <span className="text-small font-medium text-ink">Letters to learn</span>
          <Segmented
            label="Letters to learn"
            options={[
              { value: 'both', label: 'Both' },
              { value: 'upper', label: 'ABC' },
              { value: 'lower', label: 'abc' },
            ]}
            value={props.settings.letterCase}
            onChange={(letterCase) => props.onChange({ letterCase })}
          />
        </div>
        <Switch
          label="Left-handed"
          hint="The buttons beside the paper stand on the left."
          checked={props.settings.leftHanded}
          onChange={(leftHanded) => props.onChange({ leftHanded })}
        />
      </div>
    </div>
  );
}

function Limits({ settings, onChange }: SettingsFormProps) {
  return (
    <div className="grid content-start gap-4">
      <Field label="Minutes a day" hint="0 is without a limit. A round that has begun can be finished.">
        {(control) => (
          <NumberInput
            {...control}
            value={settings.dayMinutes}
            min={0}
            max={600}
            step={5}
            onChange={(value) => onChange({ dayMinutes: Math.round(value ?? 0) })}
          />
        )}
      </Field>
      <Field label="Minutes at a time" hint="After a break of 15 minutes a new sitting begins.">
        {(control) => (
          <NumberInput
            {...control}
            value={settings.sittingMinutes}
            min={0}
            max={600}
            step={5}
            onChange={(value) => onChange({ sittingMinutes: Math.round(value ?? 0) })}
          />
        )}
      </Field>
      <Switch
        label="Quiet hours"
        checked={settings.quiet !== null}
        onChange={(isOn) => onChange({ quiet: isOn ? { from: 19 * 60, to: 7 * 60 } : null })}
      />
      {settings.quiet === null ? null : (
        <QuietHours
          key={`${settings.quiet.from} ${settings.quiet.to}`}
          quiet={settings.quiet}
          onChange={(quiet) => onChange({ quiet })}
        />
      )}
    </div>
  );
}

type Quiet = NonNullable<ChildSettings['quiet']>;

function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const [from, setFrom] = useState(asTime(quiet.from));
  const [to, setTo] = useState(asTime(quiet.to));
  function keep() {
    const next = { from: asMinutes(from) ?? quiet.from, to: asMinutes(to) ?? quiet.to };
    if (next.from !== quiet.from || next.to !== quiet.to) onChange(next);
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="From">
        {(control) => (
          <Input
            {...control}
            type="time"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            onBlur={keep}
          />
        )}
      </Field>
      <Field label="To">
        {(control) => (
          <Input
            {...control}
            type="time"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            onBlur={keep}
          />
        )}
      </Field>
    </div>
  );
}

function VoiceFields({ settings, onChange }: SettingsFormProps) {
  const voices = useVoices();
  const { canSpeak, say } = useVoice(settings);
  const known =
    voices.includes(settings.voice) || settings.voice === '' ? voices : [settings.voice, ...voices];
  return (
    <>
      <Switch
        label="Voice"
        hint="Without it everything is shown by pictures and signs."
        checked={settings.sound}
        onChange={(sound) => onChange({ sound })}
      />
      {settings.sound ? (
        <>
          <Field
            label="Which voice"
            hint={voices.length === 0 ? 'This browser has no English voice of its own.' : undefined}
          >
            {(control) => (
              <Select
                id={control.id}
                aria-describedby={control['aria-describedby']}
                options={[
                  { value: '', label: 'The usual one' },
                  ...known.map((name) => ({ value: name, label: name })),
                ]}
                value={settings.voice}
                onChange={(voice) => onChange({ voice })}
              />
            )}
          </Field>
          <Slider
            label="Speed"
            value={settings.speed}
            min={0.5}
            max={1.3}
            step={0.1}
            format={{ style: 'percent' }}
            onChange={(speed) => onChange({ speed: Math.round(speed * 10) / 10 })}
          />
          <Button
            className="justify-self-start"
            disabled={!canSpeak}
            onClick={() => say('Sun. Which letter does sun start with?')}
          >
            Listen to it
          </Button>
        </>
      ) : null}
    </>
  );
}
