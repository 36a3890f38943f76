import type { HeadingKind } from './declared.ts';

/** Words above or in front of a part of a specification that say what kind of part it is; they never name anything to keep. */
const headings: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    'things',
    /^(?:entit(?:y|ies)|data(?: model| objects?)?|objects?|records?|tables?|master data|things|data to be kept|main data|masters?|table of fields|what we keep)$/,
  ],
  [
    'fields',
    /^(?:(?:data )?fields?|enter|to be entered|we enter|columns?|attributes?|properties|inputs?|form fields|data entered)$/,
  ],
  ['roles', /^(?:(?:user |the )?roles?|users?|user groups?|actors?|people|stakeholders)$/],
  [
    'states',
    /^(?:(?:possible )?(?:states?|status(?:es)?)|life ?cycle|workflow|stages?|status flow|state flow|flow|steps)$/,
  ],
  [
    'rules',
    /^(?:(?:business )?rules?|constraints?|conditions?|validations?(?: rules)?|restrictions?|checks and limits|limits|requirements|functional requirements|functions?|features?|logic|calculations?|acceptance rules|validation|controls?)$/,
  ],
  [
    'views',
    /^(?:views?|reports?|reporting|screens?|dashboard|outputs?|displays?|overviews?|lists?|pages?|statistics|statistic|analys[ie]s|start page|home page|evaluations?|needed|wanted|(?:please )?(?:provide|show)|shown|reports? (?:needed|wanted|required)|(?:also )?needed views|(?:required |main )?(?:lists|reports|views)(?: needed| wanted| required)?|(?:i|we) (?:want|need|would like) to see|to see|lists and reports|reports and lists|views and reports|management reports?|monthly reports?|management|charts?|diagrams?|lists and screens|give us|i need|we need)$/,
  ],
  [
    'other',
    /^(?:scope|purpose|goals?|aims?|input channels?|notes?|applications?|systems?|projects?|names?|titles?|background|context|hi|hello|dear [a-z]+|thanks|regards|requirement summary[a-z ]*|non-functional requirements|assumptions?|glossary|introduction|general|remarks?|users? stor(?:y|ies)|process|acceptance criteria|out of scope|description)$/,
  ],
];

export function headingKind(words: string): HeadingKind | undefined {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .trim();
  return headings.find(([, pattern]) => pattern.test(plain))?.[0];
}
