import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { createResults, KeptResults, keepResult } from '../parts/kept-results.tsx';
import { Fault } from '../parts/result-box.tsx';
import { savePicture } from '../parts/save-picture.ts';
import { DownloadButton, PrintButton } from '../parts/tool-buttons.tsx';
import { SelectField, TextArea, TextField } from '../parts/tool-fields.tsx';
import { encodeQr } from './encode-qr.ts';
import { type QrFields, type QrKind, qrContent, qrKinds } from './qr-content.ts';
import type { Matrix } from './qr-matrix.ts';
import { largestText } from './qr-versions.ts';

const made = createResults('qr-codes');
const border = 4;

function pathOf(matrix: Matrix): string {
  return matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + border} ${y + border}h1v1h-1z` : '')))
    .join('');
}

function svgOf(matrix: Matrix, color: string): string {
  const size = matrix.length + border * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path fill="${color}" d="${pathOf(matrix)}"/></svg>`;
}

function drawOn(matrix: Matrix, color: string): HTMLCanvasElement {
  const scale = 12;
  const canvas = document.createElement('canvas');
  canvas.width = (matrix.length + border * 2) * scale;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = color;
  for (const [y, row] of matrix.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect((x + border) * scale, (y + border) * scale, scale, scale);
  return canvas;
}

/** A QR code for a link, a text, a network or a contact. It is made in the browser; nothing is sent anywhere. */
export function QrCodeMaker({ title }: { title: string }) {
  const [kind, setKind] = useState<QrKind>('Link or text');
  const [fields, setFields] = useState<QrFields>({ text: '', name: '', secret: '', mail: '', phone: '' });
  const [color, setColor] = useState('#000000');
  const [shown, setShown] = useState<{ content: string; matrix: Matrix }>();
  const [fault, setFault] = useState<string>();

  function show(content: string): void {
    if (content === '') return setFault('Enter what the code should hold.');
    const matrix = encodeQr(content);
    if (matrix === undefined)
      return setFault(`This is too long: at most ${largestText} bytes fit into the code.`);
    setFault(undefined);
    setShown({ content, matrix });
  }
  function generate(): void {
    const content = qrContent(kind, fields);
    show(content);
    if (content !== '' && encodeQr(content) !== undefined) keepResult(made, '', content);
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <form
            className="grid grid-cols-1 content-start gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              generate();
            }}
          >
            <SelectField label="Kind of content" options={qrKinds} value={kind} onChange={setKind} />
            <ContentFields kind={kind} fields={fields} onChange={setFields} />
            <TextField label="Colour of the code" type="color" value={color} onChange={setColor} />
            <Fault text={fault} />
            <Button type="submit" look="primary" className="justify-self-start">
              Generate
            </Button>
          </form>
          <div role="status" data-result className="grid grid-cols-1 content-start gap-4">
            {shown === undefined ? (
              <p className="rounded-card border border-dashed border-line p-8 text-center text-muted">
                The QR code appears here.
              </p>
            ) : (
              <CodeView shown={shown} color={color} />
            )}
          </div>
        </div>
      </Panel>
      <KeptResults title="Codes made" results={made} onChoose={({ answer }) => show(answer)} />
    </div>
  );
}

function ContentFields({
  kind,
  fields,
  onChange,
}: {
  kind: QrKind;
  fields: QrFields;
  onChange: (fields: QrFields) => void;
}) {
  const set = (name: keyof QrFields) => (value: string) => onChange({ ...fields, [name]: value });
  const text = (label: string) => (
    <TextArea label={label} rows={3} value={fields.text} onChange={set('text')} />
  );
  switch (kind) {
    case 'Link or text':
      return text('Link or text');
    case 'Wi-Fi':
      return (
        <>
          <TextField label="Name of the network" value={fields.name} onChange={set('name')} />
          <TextField
            label="Password of the network"
            value={fields.secret}
            onChange={set('secret')}
            autoComplete="off"
          />
        </>
      );
    case 'E-mail':
      return (
        <>
          <TextField label="E-mail address" type="email" value={fields.mail} onChange={set('mail')} />
          {text('Message')}
        </>
      );
    case 'Phone':
      return <TextField label="Phone number" type="tel" value={fields.phone} onChange={set('phone')} />;
    case 'Contact':
      return (
        <>
          <TextField label="Name" value={fields.name} onChange={set('name')} />
          <TextField label="Phone number" type="tel" value={fields.phone} onChange={set('phone')} />
          <TextField label="E-mail address" type="email" value={fields.mail} onChange={set('mail')} />
        </>
      );
  }
}

function CodeView({ shown, color }: { shown: { content: string; matrix: Matrix }; color: string }) {
  const size = shown.matrix.length + border * 2;
  return (
    <>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code for ${shown.content}`}
        data-qr
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-72 rounded-card border border-line"
      >
        <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
        <path fill={color} d={pathOf(shown.matrix)} />
      </svg>
      <p className="text-center break-all">QR code for {shown.content}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => savePicture(drawOn(shown.matrix, color), 'qr-code.png')}>
          Download PNG
        </Button>
        <DownloadButton
          name="qr-code.svg"
          text={svgOf(shown.matrix, color)}
          type="image/svg+xml"
          label="Download SVG"
        />
        <PrintButton />
      </div>
    </>
  );
}
