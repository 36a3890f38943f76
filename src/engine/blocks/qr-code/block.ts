import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({});

export const block = defineBlock<z.infer<typeof props>>({
  id: 'qr-code',
  title: 'QR code generator',
  words: [
    'qr code',
    'qr-code',
    'qr code generator',
    'generate qr code',
    'create qr code',
    'qr code maker',
    'make qr code',
    'qr generator',
    'qr maker',
    'wifi qr code',
    'qr code for link',
    'url to qr code',
    'download qr code',
  ],
  size: 'app',
  props,
  example: {},
  fit: () => ({ title: 'QR code generator', props: {} }),
  emit: emitGame('QrCodeMaker', 'tools/qr/qr-code-maker.tsx', 'QR code generator'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A link becomes a code, which is kept',
        steps: [
          open,
          { do: 'press', name: 'Generate' },
          { do: 'see', text: 'Enter what the code should hold' },
          { do: 'fill', label: 'Link or text', value: 'https://example.org/menu' },
          { do: 'press', name: 'Generate' },
          { do: 'count', selector: '[data-qr]', min: 1, max: 1 },
          { do: 'see', text: 'QR code for https://example.org/menu' },
          { do: 'press', name: 'Download PNG' },
          { do: 'see', text: 'qr-code.png was downloaded' },
          { do: 'reload' },
          { do: 'see', text: 'Codes made (1)' },
          { do: 'press', name: 'Use' },
          { do: 'count', selector: '[data-qr]', min: 1, max: 1 },
        ],
      },
      {
        name: 'A network becomes a code',
        steps: [
          open,
          { do: 'fill', label: 'Kind of content', value: 'Wi-Fi' },
          { do: 'fill', label: 'Name of the network', value: 'Guests' },
          { do: 'press', name: 'Generate' },
          { do: 'see', text: 'WIFI:T:nopass;S:Guests' },
        ],
      },
    ];
  },
});
