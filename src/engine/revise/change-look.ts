import type { Character } from '../spec/app-spec.ts';
import { colorByName } from '../theme/color-names.ts';
import type { Reviser } from './reviser.ts';

const styles: readonly (readonly [RegExp, Character])[] = [
  [/\b(?:playful|fun|friendly|rounded|cute|kids?)\b/i, 'playful'],
  [/\b(?:serious|business|compact|dense|corporate|professional)\b/i, 'ledger'],
  [/\b(?:elegant|editorial|magazine|serif|classic)\b/i, 'magazine'],
  [/\b(?:calm|soft|gentle|relaxed|quiet)\b/i, 'calm'],
  [/\b(?:terminal|hacker|monospace|retro|code)\b/i, 'terminal'],
  [/\b(?:modern|clean|minimal|simple)\b/i, 'studio'],
  [/\b(?:shop|market|bold|colou?rful)\b/i, 'market'],
  [/\b(?:official|civic|government|formal)\b/i, 'civic'],
];

const ground = /\b(?:background|backdrop|page colou?r|body)\b/i;

/** “make the background ivory”, “use teal for the buttons”, “dark mode”, “make it playful”, “put the menu on the left”. */
export const changeLook: Reviser = (sentence, spec) => {
  if (/\b(?:dark (?:mode|theme)|make it dark)\b/i.test(sentence)) {
    spec.theme.background = '#111827';
    return ['The background is dark.'];
  }
  if (/\b(?:light (?:mode|theme)|make it light)\b/i.test(sentence)) {
    spec.theme.background = '#f8fafc';
    return ['The background is light.'];
  }
  if (/\b(?:sidebar|menu (?:on|to) the (?:left|side)|side menu)\b/i.test(sentence)) {
    spec.theme.layout = 'sidebar';
    return ['The navigation is on the side.'];
  }
  if (/\b(?:top ?bar|menu (?:on|at|to) the top|top menu|header menu)\b/i.test(sentence)) {
    spec.theme.layout = 'topbar';
    return ['The navigation is at the top.'];
  }
  return recolor(sentence, spec) ?? restyle(sentence, spec);
};

const recolor: (sentence: string, spec: Parameters<Reviser>[1]) => string[] | undefined = (
  sentence,
  spec,
) => {
  const match =
    /^(?:please )?(?:make|turn|color|colour|paint|set|change|use)\s+(.+?)\s+(?:to|into|in|as|for)\s+(.+)$/i.exec(
      sentence,
    ) ??
    /^(?:please )?(?:make|turn|color|colour|paint)\s+(.*?\b(?:background|header|buttons?|components?|theme|accent|menu|bar|navigation|backdrop|it|app|cards?|links?))\s+(.+)$/i.exec(
      sentence,
    );
  if (match === null) return undefined;
  const [, first = '', second = ''] = match;
  const named = (text: string) =>
    colorByName(text.replace(/^(?:the|a|an)\s+/i, '').replace(/\s+(?:colou?r|shade|tone)$/i, ''));
  const where =
    /\b(?:background|header|buttons?|components?|colou?rs?|theme|accent|menu|bar|navigation|backdrop|it|app|cards?|links?)\b/i;
  const color = where.test(first) ? named(second) : where.test(second) ? named(first) : undefined;
  if (color === undefined) return undefined;
  const part = where.test(first) ? first : second;
  if (ground.test(part)) {
    spec.theme.background = color;
    return [`The background is ${color}.`];
  }
  spec.theme.component = color;
  return [`Buttons, header and highlights are ${color}.`];
};

const restyle: (sentence: string, spec: Parameters<Reviser>[1]) => string[] | undefined = (
  sentence,
  spec,
) => {
  if (
    !/^(?:please )?(?:make (?:it|the (?:app|design|style|look))|change the (?:style|look|design)|use a|give it)\b/i.test(
      sentence,
    )
  )
    return undefined;
  const found = styles.find(([pattern]) => pattern.test(sentence));
  if (found === undefined) return undefined;
  spec.theme.character = found[1];
  return [`The look is ${found[1]}.`];
};
