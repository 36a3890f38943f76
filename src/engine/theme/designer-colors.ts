/**
 * What designers mean by a name where the lists of names mean something else: the cream of one list is a yellow, and the navy of
 * CSS is a blue that no uniform has. A colour that is asked for by its number stays that number.
 */
export const designerColors: Readonly<Record<string, string>> = {
  cream: '#faf5ea',
  offwhite: '#faf9f5',
  sand: '#e6d9c2',
  oatmeal: '#e9e1d2',
  stone: '#a8a198',
  clay: '#b0694d',
  terracotta: '#c4623f',
  rust: '#a4451e',
  ochre: '#c98a2b',
  mustard: '#d6a218',
  sage: '#8aa17f',
  moss: '#66793f',
  mint: '#a9dcc3',
  emerald: '#0f8a5f',
  navy: '#1b2a4e',
  navyblue: '#1b2a4e',
  blush: '#f3d5cf',
  dustyrose: '#c48b8b',
  peach: '#ffcfae',
  charcoal: '#343a40',
  slate: '#53616f',
};
