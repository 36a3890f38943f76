import type PptxGenJS from 'pptxgenjs';
import type { Slide } from '../../../../catalog/agent-desk/result.ts';
import { brand } from '../../../../kernel/brand.ts';
import { printColours } from '../print-look.ts';
import { type Place, slideColour } from './place.ts';
import { layChart } from './slide-chart.ts';
import { layDrawing } from './slide-drawing.ts';
import { fitBullets, shortened } from './slide-text.ts';

/** 16:9 in inches. */
const page = { width: 13.333, height: 7.5, margin: 0.75 } as const;
const body = { top: 1.75, height: 4.85 } as const;
const gap = 0.5;
const font = 'Calibri';
const mostTitle = 110;

const ink = slideColour(printColours.ink);

export function layDeck(deck: PptxGenJS, slides: readonly Slide[], title: string): void {
  deck.layout = 'LAYOUT_WIDE';
  deck.theme = { headFontFace: font, bodyFontFace: font };
  defineMasters(deck, shortened(title, 80));
  for (const [index, slide] of slides.entries()) laySlide(deck, slide, index === 0 && hasTitleAlone(slide));
}

function hasTitleAlone({ bullets = [], drawing, chart }: Slide): boolean {
  return drawing === undefined && chart === undefined && bullets.length <= 2 && bullets.join('').length < 240;
}

/** Titles are placeholders, so that outlines and screen readers know them for titles. */
function defineMasters(deck: PptxGenJS, title: string): void {
  const width = page.width - 2 * page.margin;
  const foot = (x: number, w: number, text: string): { text: PptxGenJS.TextProps } => ({
    text: {
      text,
      options: {
        x,
        y: 6.95,
        w,
        h: 0.3,
        margin: 0,
        fontFace: font,
        fontSize: 10,
        color: slideColour(printColours.faint),
      },
    },
  });
  const titleAt = (y: number, h: number, fontSize: number, valign: 'top' | 'bottom') => ({
    placeholder: {
      options: {
        name: 'title',
        type: 'title' as const,
        x: page.margin,
        y,
        w: width,
        h,
        margin: 0,
        align: 'left' as const,
        valign,
        fontFace: font,
        fontSize,
        bold: true,
        color: ink,
      },
      text: '',
    },
  });
  const common = {
    background: { color: slideColour(printColours.paper) },
    slideNumber: {
      x: page.width - page.margin - 0.6,
      y: 6.95,
      w: 0.6,
      h: 0.3,
      margin: 0,
      align: 'right' as const,
      fontFace: font,
      fontSize: 10,
      color: slideColour(printColours.faint),
    },
  };
  const accent = { fill: { color: slideColour(printColours.accent) } };
  deck.defineSlideMaster({
    ...common,
    title: 'CONTENT',
    objects: [titleAt(0.6, 0.95, 28, 'top'), foot(page.margin, width - 1, `${brand.name} · ${title}`)],
  });
  deck.defineSlideMaster({
    ...common,
    title: 'COVER',
    objects: [
      { rect: { x: page.margin, y: 2.2, w: 0.9, h: 0.07, ...accent } },
      titleAt(2.45, 1.5, 40, 'top'),
      foot(page.margin, width - 1, brand.name),
    ],
  });
}

function laySlide(deck: PptxGenJS, given: Slide, isCover: boolean): void {
  const slide = deck.addSlide({ masterName: isCover ? 'COVER' : 'CONTENT' });
  const title = shortened(given.title, mostTitle);
  slide.addText(title, { placeholder: 'title', ...(title.length > 60 && !isCover ? { fontSize: 22 } : {}) });
  const bullets = given.bullets ?? [];
  const hasVisual = given.drawing !== undefined || given.chart !== undefined;
  const width = page.width - 2 * page.margin;
  const textWidth = hasVisual ? width * 0.4 : width;
  // A cover's title of one line leaves its second free.
  const top = isCover ? (title.length > 40 ? 4 : 3.35) : body.top;
  const height = isCover ? 2.4 : body.height;
  const fitted = fitBullets(bullets, textWidth, height);
  if (bullets.length > 0)
    slide.addText(
      fitted.texts.map((text, index) => ({
        text,
        options: {
          // A cover says what follows; it lists nothing.
          ...(isCover ? {} : { bullet: { indent: fitted.size } }),
          ...(index < fitted.texts.length - 1 ? { breakLine: true } : {}),
          paraSpaceAfter: fitted.size * 0.55,
        },
      })),
      {
        x: page.margin,
        y: top,
        w: textWidth,
        h: height,
        margin: 0,
        valign: 'top',
        fontFace: font,
        fontSize: fitted.size,
        color: isCover ? slideColour(printColours.muted) : ink,
      },
    );
  const left = bullets.length > 0 ? page.margin + textWidth + gap : page.margin;
  const place: Place = { x: left, y: top, w: page.width - page.margin - left, h: height };
  layVisuals(deck, slide, given, place);
  const notes = [
    given.notes,
    ...(title === given.title ? [] : [given.title]),
    ...(fitted.isCut ? bullets : []),
  ].filter((text): text is string => text !== undefined && text !== '');
  if (notes.length > 0) slide.addNotes(notes.join('\n\n'));
}

/** A chart above a drawing where a slide has both. */
function layVisuals(deck: PptxGenJS, slide: PptxGenJS.Slide, { chart, drawing }: Slide, place: Place): void {
  const both = chart !== undefined && drawing !== undefined;
  const upper = both ? { ...place, h: place.h / 2 - 0.1 } : place;
  const lower = both ? { ...place, y: place.y + place.h / 2 + 0.1, h: place.h / 2 - 0.1 } : place;
  if (chart !== undefined) layChart(deck, slide, chart, upper);
  if (drawing !== undefined) layDrawing(deck, slide, drawing, lower);
}
