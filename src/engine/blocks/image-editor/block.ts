import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const props = z.object({});

export const block = defineBlock<z.infer<typeof props>>({
  id: 'image-editor',
  title: 'Image editor',
  words: [
    'image editor',
    'photo editor',
    'picture editor',
    'edit image',
    'edit photo',
    'edit picture',
    'image editing',
    'photo editing',
    'image filter',
    'photo filter',
    'apply filter to image',
    'image resizer',
    'resize image',
    'resize photo',
    'crop image',
    'crop photo',
    'image cropper',
    'rotate image',
    'add watermark',
    'watermark image',
    'image watermark',
    'image converter',
    'convert image',
    'image compressor',
    'compress image',
    'image enhancement',
    'image processing',
  ],
  size: 'app',
  props,
  example: {},
  fit: (need) => ({ title: /photo/.test(saidIn(need)) ? 'Photo editor' : 'Image editor', props: {} }),
  emit: emitGame('ImageEditor', 'tools/image/image-editor.tsx', 'Image editor'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A picture is cropped, turned and filtered, and taken back',
        steps: [
          open,
          { do: 'see', text: '960 × 640 pixels' },
          { do: 'press', name: 'Rotate right' },
          { do: 'see', text: '640 × 960 pixels' },
          { do: 'press', name: 'Square' },
          { do: 'see', text: '640 × 640 pixels' },
          { do: 'remember', selector: '[data-picture]' },
          { do: 'press', name: 'Filter: Black and white' },
          { do: 'changed', selector: '[data-picture]' },
          { do: 'press', name: 'Undo' },
          { do: 'press', name: 'Undo' },
          { do: 'see', text: '640 × 960 pixels' },
        ],
      },
      {
        name: 'A text is put on the picture, and an own picture is opened',
        steps: [
          open,
          { do: 'remember', selector: '[data-picture]' },
          { do: 'fill', label: 'Text or watermark', value: 'Harbour 2030' },
          { do: 'changed', selector: '[data-picture]' },
          { do: 'press', name: 'Download PNG' },
          { do: 'see', text: 'picture.png was downloaded' },
          { do: 'fill', label: 'Picture', value: 'boat.png' },
          { do: 'see-not', text: '960 × 640 pixels' },
        ],
      },
    ];
  },
});
