import { black, luminance, mix, parseHex, type Rgb, toHex, white } from './color-math.ts';
import { chroma } from './color-pair.ts';

/** The tones of drawings, each named for what it is among the others. */
export interface ArtColors {
  readonly artPaper: string;
  readonly artLight: string;
  readonly artMiddle: string;
  readonly artDeep: string;
  readonly artInk: string;
  readonly artAccent: string;
  readonly artGround: string;
  readonly artBackdrop: string;
}

/** How bright each tone is, so that neighbours are told apart whatever the main colour is. */
const onLight = {
  paper: 0.97,
  light: 0.42,
  middle: 0.2,
  deep: 0.075,
  ink: 0.015,
  ground: 0.78,
  backdrop: 0.63,
};
const onDark = {
  paper: 0.88,
  light: 0.5,
  middle: 0.27,
  deep: 0.13,
  ink: 0.006,
  ground: 0.024,
  backdrop: 0.045,
};
const accentBrightness = 0.46;
/** A colour that is nearer to grey than this has no hue to speak of. */
const grey = 40;
/** From here on a colour has a hue, and up to here it may need more of it. */
const hinted = 10;
const enough = 110;
const amber: Rgb = [240, 166, 60];
const teal: Rgb = [45, 170, 160];

/** A pale colour has too little of its hue to be told from grey once it is darker: it gets more of it. */
function vivid(color: Rgb): Rgb {
  const own = chroma(toHex(color));
  if (own < hinted || own > enough) return color;
  const [red, green, blue] = color;
  const most = Math.max(red, green, blue);
  const apart = (part: number) => Math.max(0, most - ((most - part) * enough) / own);
  return [apart(red), apart(green), apart(blue)];
}

/** The colour made as bright as asked, towards white or black. */
function asBright(color: Rgb, brightness: number): Rgb {
  const target = luminance(color) > brightness ? black : white;
  let [near, far] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const share = (near + far) / 2;
    const isPast =
      target === white
        ? luminance(mix(color, target, share)) > brightness
        : luminance(mix(color, target, share)) < brightness;
    if (isPast) far = share;
    else near = share;
  }
  return mix(color, target, far);
}

function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 0;
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return sixth * 60;
}

/** What stands out beside the main colour: the ground where that has a colour, else amber, or teal beside warm colours. */
function accentOf(primary: Rgb, ground: Rgb): Rgb {
  if (chroma(toHex(ground)) > 60) return ground;
  if (chroma(toHex(primary)) < grey) return amber;
  const away = Math.abs(hueOf(primary) - hueOf(amber));
  return Math.min(away, 360 - away) < 50 ? teal : amber;
}

/** The tones of all drawings of an app, from the two colours that were asked for. */
export function artColorsOf(theme: { readonly background: string; readonly component: string }): ArtColors {
  const ground = parseHex(theme.background);
  const primary = vivid(parseHex(theme.component));
  const steps = luminance(ground) < 0.2 ? onDark : onLight;
  const tone = (brightness: number) => toHex(asBright(primary, brightness));
  return {
    artPaper: tone(steps.paper),
    artLight: tone(steps.light),
    artMiddle: tone(steps.middle),
    artDeep: tone(steps.deep),
    artInk: tone(steps.ink),
    artAccent: toHex(asBright(accentOf(primary, ground), accentBrightness)),
    artGround: tone(steps.ground),
    artBackdrop: tone(steps.backdrop),
  };
}
