import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Word formation by sound, ranked by ease, length and likeness',
  text: [
    'Names are built in the ways in which English makes new words: blends at shared sounds (smog), beginnings and endings, clipping (lab), compounds, and syllables that mean nothing yet, chosen by what their sounds suggest.',
    'Ease starts at 100. A cluster of consonants that English does not allow at its place takes 25, a spelling that can be read or heard in another way 12, each syllable beyond the third 14, two or more consonants together 4, an echo such as bubu 20. Length is full from 5 to 8 letters and loses 12 for each letter beyond.',
    'Likeness to each known name is Jaro–Winkler; above 0.95 nothing of distinctness is left, below 0.70 all of it. One edit (Damerau) leaves none, the same sound (a Metaphone key) at most 40. Names with an awkward word in one of nine languages do not reach the shortlist.',
    'Meaning is the part of each source word that the name still holds in one piece. The shortlist takes the best by the weighted mean of the four, but no two that are one idea and no more than a fair share of each kind.',
  ],
  sources: [
    {
      text: 'Winkler, String comparator metrics and enhanced decision rules in the Fellegi–Sunter model of record linkage, 1990',
    },
    {
      text: 'National Archives and Records Administration, The Soundex indexing system',
      url: 'https://www.archives.gov/research/census/soundex',
    },
    {
      text: 'Damerau, A technique for computer detection and correction of spelling errors, Communications of the ACM 7(3), 1964',
    },
    {
      text: 'Klink, Creating brand names with meaning: the use of sound symbolism, Marketing Letters 11(1), 2000',
    },
    { text: 'Sapir, A study in phonetic symbolism, Journal of Experimental Psychology 12, 1929' },
    { text: 'Giegerich, English Phonology: An Introduction, Cambridge University Press, 1992' },
  ],
  assumptions: [
    'The name will be said by people who speak English.',
    'Sounds are read from the spelling; a name may be said otherwise where it comes from another language.',
    'The weights of the scores and the points taken off are judgements, set out above so that you can disagree.',
  ],
  limits: [
    'The known names are some 500 of many millions. A name that is far from all of them can still be somebody’s mark: search the registers.',
    'No register of marks and no web address is looked up, because nothing leaves this device.',
    'The list of awkward words is short. It is no substitute for somebody who grew up with the language.',
    'This is no legal advice by a licensed person.',
  ],
};
