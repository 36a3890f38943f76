import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({});

export const block = defineBlock<z.infer<typeof props>>({
  id: 'drawing',
  title: 'Drawing board',
  words: [
    'drawing app',
    'drawing board',
    'drawing tool',
    'drawing canvas',
    'drawing pad',
    'paint app',
    'paint tool',
    'painting app',
    'painting tool',
    'sketch app',
    'sketch pad',
    'sketchpad',
    'sketch tool',
    'whiteboard',
    'white board',
    'online whiteboard',
    'digital canvas',
    'doodle',
    'free drawing',
    'freehand drawing',
    'draw canvas',
    'draw on canvas',
    'draw picture',
    'draw shape',
    'coloring book',
    'signature pad',
    'pixel art editor',
  ],
  size: 'app',
  props,
  example: {},
  fit: ({ subject, text }) => ({
    title: /white ?board/i.test(`${subject} ${text}`)
      ? 'Whiteboard'
      : /signature/i.test(text)
        ? 'Signature pad'
        : 'Drawing board',
    props: {},
  }),
  emit: emitGame('DrawingBoard', 'tools/drawing/drawing-board.tsx', 'Drawing board'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A stroke is drawn, kept, taken back and put again',
        steps: [
          open,
          { do: 'remember', selector: '[data-sheet]' },
          { do: 'press-at', selector: '[data-sheet]' },
          { do: 'changed', selector: '[data-sheet]' },
          { do: 'see', text: '1 stroke' },
          { do: 'reload' },
          { do: 'see', text: '1 stroke' },
          { do: 'press', name: 'Undo' },
          { do: 'see', text: '0 strokes' },
          { do: 'press', name: 'Redo' },
          { do: 'see', text: '1 stroke' },
          { do: 'press', name: 'Clear' },
          { do: 'see', text: '0 strokes' },
        ],
      },
      {
        name: 'The keyboard draws, and the picture is saved',
        steps: [
          open,
          { do: 'press', name: 'Rectangle' },
          { do: 'press-at', selector: '[data-sheet]' },
          { do: 'key', key: 'Space' },
          { do: 'key', key: 'ArrowRight', times: 3 },
          { do: 'key', key: 'ArrowDown', times: 2 },
          { do: 'key', key: 'Space' },
          { do: 'see', text: '2 strokes' },
          { do: 'press', name: 'Save as PNG' },
          { do: 'see', text: 'drawing.png was downloaded' },
        ],
      },
    ];
  },
});
