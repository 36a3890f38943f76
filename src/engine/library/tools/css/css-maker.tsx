import { type CSSProperties, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { inPlaces } from '../parts/in-places.ts';
import { createSaved, SavedItems, saveItem } from '../parts/saved-items.tsx';
import { CopyButton } from '../parts/tool-buttons.tsx';
import { CheckField, ChoiceButtons, RangeField, SelectField, TextField } from '../parts/tool-fields.tsx';
import {
  type GradientSettings,
  gradientValue,
  radiusValue,
  type ShadowSettings,
  shadowValue,
} from './css-text.ts';

const tools = ['Shadow', 'Gradient', 'Border radius'] as const;
export type CssTool = (typeof tools)[number];

type Corners = readonly [number, number, number, number];

interface Settings {
  readonly shadow: ShadowSettings;
  readonly gradient: GradientSettings;
  readonly corners: Corners;
}

const first: Settings = {
  shadow: { x: 4, y: 8, blur: 20, spread: 0, opacity: 35, color: '#000000', inset: false },
  gradient: { kind: 'Linear', angle: 135, colors: ['#6366f1', '#ec4899'] },
  corners: [24, 24, 24, 24],
};

const saved = createSaved('css-rules');

function cssOf(
  tool: CssTool,
  { shadow, gradient, corners }: Settings,
): readonly [property: string, value: string] {
  if (tool === 'Shadow') return ['box-shadow', shadowValue(shadow)];
  return tool === 'Gradient'
    ? ['background', gradientValue(gradient)]
    : ['border-radius', radiusValue(corners)];
}

/** Shadows, gradients and corners by sliders, with the rule to copy. */
export function CssMaker({ title, only }: { title: string; only?: readonly CssTool[] }) {
  const offered = tools.filter((tool) => only === undefined || only.length === 0 || only.includes(tool));
  const [tool, setTool] = useState<CssTool>(offered[0] ?? 'Shadow');
  const [settings, setSettings] = useState(first);
  const [property, value] = cssOf(tool, settings);
  const rule = `${property}: ${value};`;
  const look: CSSProperties = {
    [property === 'box-shadow' ? 'boxShadow' : property === 'background' ? 'background' : 'borderRadius']:
      value,
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5">
          {offered.length < 2 ? null : (
            <ChoiceButtons label="Rule" options={offered} value={tool} onChange={setTool} />
          )}
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <div className="grid grid-cols-1 content-start gap-3">
              {tool === 'Shadow' ? (
                <ShadowForm
                  value={settings.shadow}
                  onChange={(shadow) => setSettings({ ...settings, shadow })}
                />
              ) : tool === 'Gradient' ? (
                <GradientForm
                  value={settings.gradient}
                  onChange={(gradient) => setSettings({ ...settings, gradient })}
                />
              ) : (
                <RadiusForm
                  value={settings.corners}
                  onChange={(corners) => setSettings({ ...settings, corners })}
                />
              )}
            </div>
            <div className="grid grid-cols-1 content-start gap-4">
              <div className="grid min-h-64 place-items-center rounded-card border border-line bg-soft p-8">
                <div
                  role="img"
                  aria-label="Preview"
                  data-preview
                  className={`size-40 ${tool === 'Gradient' ? '' : 'bg-primary'}`}
                  style={look}
                />
              </div>
              <p
                role="status"
                data-result
                className="rounded-control bg-soft p-3 font-mono text-sm break-words"
              >
                {rule}
              </p>
              <div className="flex flex-wrap gap-3">
                <CopyButton text={rule} label="Copy CSS" />
                <Button
                  look="primary"
                  onClick={() => saveItem(saved, rule, JSON.stringify({ tool, settings }))}
                >
                  Save
                </Button>
                <Button onClick={() => setSettings(first)}>Reset</Button>
              </div>
            </div>
          </div>
        </div>
      </Panel>
      <SavedItems
        title="Saved rules"
        items={saved}
        onOpen={(item) => {
          const opened = JSON.parse(item.content) as { tool: CssTool; settings: Settings };
          setTool(opened.tool);
          setSettings(opened.settings);
        }}
      />
    </div>
  );
}

function ShadowForm({
  value,
  onChange,
}: {
  value: ShadowSettings;
  onChange: (value: ShadowSettings) => void;
}) {
  const set = (name: keyof ShadowSettings) => (next: number | string | boolean) =>
    onChange({ ...value, [name]: next });
  return (
    <>
      <RangeField label="Horizontal" unit=" px" min={-60} max={60} value={value.x} onChange={set('x')} />
      <RangeField label="Vertical" unit=" px" min={-60} max={60} value={value.y} onChange={set('y')} />
      <RangeField label="Blur" unit=" px" min={0} max={100} value={value.blur} onChange={set('blur')} />
      <RangeField
        label="Spread"
        unit=" px"
        min={-40}
        max={40}
        value={value.spread}
        onChange={set('spread')}
      />
      <RangeField
        label="Opacity"
        unit="%"
        min={0}
        max={100}
        value={value.opacity}
        onChange={set('opacity')}
      />
      <TextField label="Colour" type="color" value={value.color} onChange={set('color')} />
      <CheckField label="Inside" checked={value.inset} onChange={set('inset')} />
    </>
  );
}

function GradientForm({
  value,
  onChange,
}: {
  value: GradientSettings;
  onChange: (value: GradientSettings) => void;
}) {
  return (
    <>
      <SelectField
        label="Kind of gradient"
        options={['Linear', 'Radial', 'Conic']}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      <RangeField
        label="Angle"
        unit="°"
        min={0}
        max={360}
        value={value.angle}
        onChange={(angle) => onChange({ ...value, angle })}
      />
      {inPlaces(value.colors).map(({ key, at, item: color }) => (
        <TextField
          key={key}
          label={`Colour ${at + 1}`}
          type="color"
          value={color}
          onChange={(next) => onChange({ ...value, colors: value.colors.with(at, next) })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={value.colors.length >= 5}
          onClick={() => onChange({ ...value, colors: [...value.colors, '#f59e0b'] })}
        >
          Add colour
        </Button>
        <Button
          disabled={value.colors.length <= 2}
          onClick={() => onChange({ ...value, colors: value.colors.slice(0, -1) })}
        >
          Remove colour
        </Button>
      </div>
    </>
  );
}

const cornerNames = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;

function RadiusForm({ value, onChange }: { value: Corners; onChange: (value: Corners) => void }) {
  return (
    <>
      <RangeField
        label="All corners"
        unit=" px"
        min={0}
        max={80}
        value={value[0]}
        onChange={(all) => onChange([all, all, all, all])}
      />
      {cornerNames.map((name, index) => (
        <RangeField
          key={name}
          label={name}
          unit=" px"
          min={0}
          max={80}
          value={value[index] ?? 0}
          onChange={(next) => {
            const [a = 0, b = 0, c = 0, d = 0] = value.with(index, next);
            onChange([a, b, c, d]);
          }}
        />
      ))}
    </>
  );
}
