import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { PictureFile } from '../parts/picture-file.tsx';
import { savePicture } from '../parts/save-picture.ts';
import { ChoiceButtons, RangeField, SelectField, TextField } from '../parts/tool-fields.tsx';
import { drawPicture, type Source, samplePicture } from './draw-picture.ts';
import { type CropName, crops, type PictureSettings, textPlaces, untouched } from './picture-settings.ts';

const presets: Readonly<Record<string, Partial<PictureSettings>>> = {
  None: {},
  'Black and white': { gray: 100 },
  Warm: { sepia: 35, saturation: 120 },
  Vivid: { saturation: 170, contrast: 115 },
  Faded: { contrast: 80, brightness: 112, saturation: 75 },
};

/** Resizes, turns, crops and colours a picture. It never leaves the browser. */
export function ImageEditor({ title }: { title: string }) {
  const [source, setSource] = useState<Source>(samplePicture);
  const [settings, setSettings] = useState(untouched);
  const [past, setPast] = useState<readonly PictureSettings[]>([]);
  const [told, setTold] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    drawPicture(canvas.current, source, settings);
    setTold(`${canvas.current.width} × ${canvas.current.height} pixels`);
  }, [source, settings]);
  function change(changes: Partial<PictureSettings>): void {
    setPast([...past.slice(-49), settings]);
    setSettings({ ...settings, ...changes });
  }
  function open(next: Source): void {
    setSource(next);
    setSettings(untouched);
    setPast([]);
  }
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <PictureFile label="Picture" onPicture={open} />
          <canvas
            ref={canvas}
            role="img"
            aria-label="Edited picture"
            data-picture
            className="mx-auto max-h-[32rem] max-w-full rounded-card border border-line bg-soft"
          />
          <p role="status" data-result className="text-center text-sm">
            {told}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              disabled={past.length === 0}
              onClick={() => {
                setSettings(past.at(-1) ?? untouched);
                setPast(past.slice(0, -1));
              }}
            >
              Undo
            </Button>
            <Button onClick={() => change(untouched)}>Reset</Button>
            <Button
              look="primary"
              onClick={() => {
                if (canvas.current !== null) savePicture(canvas.current, 'picture.png');
              }}
            >
              Download PNG
            </Button>
            <Button
              onClick={() => {
                if (canvas.current !== null) savePicture(canvas.current, 'picture.jpg', 'image/jpeg');
              }}
            >
              Download JPEG
            </Button>
          </div>
        </div>
        <Controls settings={settings} onChange={change} />
      </div>
    </Panel>
  );
}

interface ControlsProps {
  settings: PictureSettings;
  onChange: (changes: Partial<PictureSettings>) => void;
}

function Controls({ settings, onChange }: ControlsProps) {
  const sliders = [
    ['Size', 'scale', 5, 200],
    ['Brightness', 'brightness', 0, 200],
    ['Contrast', 'contrast', 0, 200],
    ['Saturation', 'saturation', 0, 200],
    ['Black and white', 'gray', 0, 100],
    ['Sepia', 'sepia', 0, 100],
  ] as const;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChange({ turns: (settings.turns + 3) % 4 })}>Rotate left</Button>
        <Button onClick={() => onChange({ turns: (settings.turns + 1) % 4 })}>Rotate right</Button>
        <Button aria-pressed={settings.mirrored} onClick={() => onChange({ mirrored: !settings.mirrored })}>
          Flip
        </Button>
      </div>
      <ChoiceButtons
        label="Crop"
        options={Object.keys(crops) as CropName[]}
        value={settings.crop}
        onChange={(crop) => onChange({ crop })}
      />
      <div role="group" aria-label="Filters" className="flex flex-wrap gap-2">
        {Object.entries(presets).map(([name, preset]) => (
          <Button
            key={name}
            aria-label={`Filter: ${name}`}
            onClick={() =>
              onChange({
                brightness: 100,
                contrast: 100,
                saturation: 100,
                gray: 0,
                sepia: 0,
                blur: 0,
                ...preset,
              })
            }
          >
            {name}
          </Button>
        ))}
      </div>
      {sliders.map(([label, name, min, max]) => (
        <RangeField
          key={name}
          label={label}
          unit="%"
          min={min}
          max={max}
          value={settings[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <RangeField
        label="Blur"
        unit=" px"
        min={0}
        max={20}
        value={settings.blur}
        onChange={(blur) => onChange({ blur })}
      />
      <TextControls settings={settings} onChange={onChange} />
    </div>
  );
}

function TextControls({ settings, onChange }: ControlsProps) {
  return (
    <>
      <TextField label="Text or watermark" value={settings.text} onChange={(text) => onChange({ text })} />
      <SelectField
        label="Place of the text"
        options={textPlaces}
        value={settings.textPlace}
        onChange={(textPlace) => onChange({ textPlace })}
      />
      <TextField
        label="Colour of the text"
        type="color"
        value={settings.textColor}
        onChange={(textColor) => onChange({ textColor })}
      />
      <RangeField
        label="Size of the text"
        unit="%"
        min={3}
        max={25}
        value={settings.textSize}
        onChange={(textSize) => onChange({ textSize })}
      />
    </>
  );
}
