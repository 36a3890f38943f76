import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { PictureFile } from '../parts/picture-file.tsx';
import { savePicture } from '../parts/save-picture.ts';
import { createSaved, SavedItems, saveItem } from '../parts/saved-items.tsx';
import { CheckField, SelectField, TextField } from '../parts/tool-fields.tsx';
import { backgrounds, type CardKind, cardKinds, coverOf, wrapWords } from './card-layout.ts';

interface Design {
  readonly kind: string;
  readonly background: string;
  readonly texts: readonly string[];
  readonly ink: string;
}

const saved = createSaved('card-designs');

function newDesign(kind: CardKind): Design {
  const [first] = backgrounds;
  return {
    kind: kind.id,
    background: first?.name ?? '',
    ink: kind.outlined ? '#ffffff' : (first?.ink ?? '#000000'),
    texts: kind.lines.map(({ start }) => start),
  };
}

function draw(
  canvas: HTMLCanvasElement,
  kind: CardKind,
  design: Design,
  picture: HTMLImageElement | undefined,
): void {
  canvas.width = kind.width;
  canvas.height = kind.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  if (picture === undefined) {
    const [from, to] = backgrounds.find(({ name }) => name === design.background)?.colors ?? [
      '#ffffff',
      '#e5e7eb',
    ];
    const gradient = pen.createLinearGradient(0, 0, kind.width, kind.height);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, kind.width, kind.height);
  } else {
    const cut = coverOf(picture.naturalWidth, picture.naturalHeight, kind);
    pen.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, kind.width, kind.height);
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = design.ink;
  pen.lineJoin = 'round';
  for (const [index, line] of kind.lines.entries()) {
    const size = (Math.min(kind.width, kind.height) * line.size) / 100;
    pen.font = `bold ${size}px sans-serif`;
    const text = design.texts[index] ?? '';
    const rows = wrapWords(
      kind.outlined ? text.toUpperCase() : text,
      kind.width * 0.88,
      (one) => pen.measureText(one).width,
    );
    for (const [row, part] of rows.entries()) {
      const y = (kind.height * line.at) / 100 + (row - (rows.length - 1) / 2) * size * 1.2;
      if (kind.outlined || picture !== undefined) {
        pen.lineWidth = size / 6;
        pen.strokeStyle = design.ink === '#ffffff' ? '#000000' : '#ffffff';
        pen.strokeText(part, kind.width / 2, y, kind.width * 0.94);
      }
      pen.fillText(part, kind.width / 2, y, kind.width * 0.94);
    }
  }
}

/** Text on a drawn background or an own picture, to download. */
export function CardMaker({ title, only }: { title: string; only?: readonly string[] }) {
  const asked = (only ?? []).flatMap((id) => cardKinds.filter((kind) => kind.id === id));
  const offered = asked.length === 0 ? cardKinds : asked;
  const [design, setDesign] = useState<Design | undefined>(() =>
    offered[0] === undefined ? undefined : newDesign(offered[0]),
  );
  const [picture, setPicture] = useState<HTMLImageElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const kind = cardKinds.find(({ id }) => id === design?.kind) ?? offered[0];
  useEffect(() => {
    if (canvas.current !== null && kind !== undefined && design !== undefined)
      draw(canvas.current, kind, design, picture);
  }, [kind, design, picture]);
  if (design === undefined || kind === undefined) return null;
  const name = (design.texts[0] ?? '').trim();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <DesignForm
            kind={kind}
            offered={offered}
            design={design}
            picture={picture}
            onChange={setDesign}
            onPicture={setPicture}
          />
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            <canvas
              ref={canvas}
              role="img"
              aria-label={`${kind.name}: ${design.texts.join(' / ')}`}
              data-card-picture
              className="mx-auto max-h-[34rem] max-w-full rounded-card border border-line"
            />
            <div className="flex flex-wrap justify-center gap-3">
              <Button
                look="primary"
                onClick={() => {
                  if (canvas.current !== null) savePicture(canvas.current, `${kind.id}.png`);
                }}
              >
                Download PNG
              </Button>
              <Button
                onClick={() => {
                  if (name === '')
                    say(`${kind.lines[0]?.label ?? 'Text'}: enter a text first.`, { tone: 'bad' });
                  else saveItem(saved, name, JSON.stringify(design));
                }}
              >
                Save
              </Button>
              <Button
                onClick={() => {
                  setDesign(newDesign(kind));
                  setPicture(undefined);
                }}
              >
                Reset
              </Button>
            </div>
          </div>
        </div>
      </Panel>
      <SavedItems
        title="Saved designs"
        items={saved}
        onOpen={(item) => {
          setDesign(JSON.parse(item.content) as Design);
          setPicture(undefined);
        }}
      />
    </div>
  );
}

interface DesignFormProps {
  kind: CardKind;
  offered: readonly CardKind[];
  design: Design;
  picture: HTMLImageElement | undefined;
  onChange: (design: Design) => void;
  onPicture: (picture: HTMLImageElement | undefined) => void;
}

function DesignForm({ kind, offered, design, picture, onChange, onPicture }: DesignFormProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {offered.length < 2 ? null : (
        <SelectField
          label="Kind of picture"
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={kind.id}
          onChange={(id) => {
            const next = offered.find((one) => one.id === id);
            if (next !== undefined) onChange(newDesign(next));
          }}
        />
      )}
      {kind.lines.map((line, index) => (
        <TextField
          key={line.label}
          label={line.label}
          value={design.texts[index] ?? ''}
          onChange={(text) => onChange({ ...design, texts: design.texts.with(index, text) })}
        />
      ))}
      <SelectField
        label="Background"
        options={backgrounds.map(({ name }) => name)}
        value={design.background}
        onChange={(background) => {
          const ink = backgrounds.find(({ name }) => name === background)?.ink ?? design.ink;
          onChange({ ...design, background, ink: kind.outlined ? design.ink : ink });
        }}
      />
      <TextField
        label="Colour of the text"
        type="color"
        value={design.ink}
        onChange={(ink) => onChange({ ...design, ink })}
      />
      <PictureFile label="Own picture" onPicture={onPicture} />
      {picture === undefined ? null : (
        <CheckField label="Use the own picture" checked onChange={() => onPicture(undefined)} />
      )}
    </div>
  );
}
