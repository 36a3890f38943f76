import type { Block, DocumentPart } from '../../../../catalog/agent-desk/parts.ts';
import { boxOf } from '../list-boxes.ts';
import { printColours } from '../print-look.ts';
import { baseline, bodySize, type Flow } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';

const indent = 16;
const quoteInset = 14;

export function layDocument(flow: Flow, { blocks }: DocumentPart): void {
  for (const block of blocks) layBlock(flow, block);
}

function layBlock(flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'heading':
      flow.skip(5);
      flow.need(52);
      return flow.prose(block.text, { size: 10.5, face: 'bold', after: 3 });
    case 'text':
      return flow.prose(block.text);
    case 'quote': {
      const left = sheet.left + quoteInset;
      const width = contentWidth - quoteInset;
      flow.prose(block.text, {
        left,
        width,
        colour: printColours.muted,
        after: block.source === undefined ? 6 : 1,
      });
      if (block.source !== undefined)
        flow.prose(`– ${block.source}`, { left, width, size: 8.5, colour: printColours.faint });
      return undefined;
    }
    case 'list':
      return layList(flow, block.items, block.numbered === true);
  }
}

const boxSize = 8;

/** A box to tick with a pen: the typeface has no such sign. */
function drawBox(flow: Flow, isTicked: boolean): void {
  const top = flow.y + (bodySize * 1.5 - boxSize) / 2;
  flow.rect(sheet.left + 1, top, boxSize, boxSize, { stroke: printColours.faint, width: 0.8, round: 1 });
  if (isTicked)
    flow.path(`M${sheet.left + 2.8} ${top + 4.2}l1.8 1.9l2.9 -4`, { stroke: printColours.ink, width: 1 });
}

/** A list whose signs stand before its text. */
export function layList(flow: Flow, items: readonly string[], isNumbered = false): void {
  for (const [index, item] of items.entries()) {
    flow.need(bodySize * 1.5 * 2);
    const y = flow.y + bodySize * (0.25 + baseline);
    const { box, text } = boxOf(item);
    if (box !== undefined && !isNumbered) drawBox(flow, box === '☑');
    else
      flow.text(isNumbered ? `${index + 1}.` : '•', sheet.left + (isNumbered ? 0 : 3), y, {
        colour: printColours.faint,
      });
    flow.prose(isNumbered ? item : text, {
      left: sheet.left + indent,
      width: contentWidth - indent,
      after: box === undefined ? 2.5 : 4,
    });
  }
  flow.skip(4);
}
