import type { Character } from '../spec/app-spec.ts';

/** A sort of app: how it is recognised, how it looks, and what its start page shows. */
export interface Kind {
  readonly id: string;
  readonly words: RegExp;
  readonly character: Character;
  readonly layout: 'topbar' | 'sidebar';
  readonly home: 'dashboard' | 'landing' | 'list';
}

/** The first whose words are found most often wins; the order breaks ties. */
export const kinds: readonly Kind[] = [
  {
    id: 'game',
    words: /\b(?:games?|gaming|players?|puzzle|arcade|multiplayer|gameplay|play against)\b/gi,
    character: 'playful',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'shop',
    words:
      /\b(?:shop|store|shopping(?! list)|e-?commerce|mall|marketplace|cart|checkout|retail|merchants?|products?|purchas\w+|sell\w*|goods)\b/gi,
    character: 'market',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'booking',
    words:
      /\b(?:book(?!s\b|sh|st|cl|ke|ma)\w*|reserv\w+|appointments?|hotel|travel|flights?|tickets?(?! ?(?:desk|system|queue))|rental|rent|tour\w*|restaurant|salon|bakery|caf[eé]|coffee|bistro|pizzeria|menu)\b/gi,
    character: 'calm',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'jobs',
    words: /\b(?:jobs?|recruit\w*|career|resume|hiring|employment|internships?|candidates?|freelanc\w+)\b/gi,
    character: 'civic',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'learning',
    words:
      /\b(?:learn\w*|course\w*|educat\w+|quiz\w*|exam\w*|stud(?:y|ents?)|school|teach\w*|training|lessons?|tutor\w*|classroom|flash ?cards?|academy)\b/gi,
    character: 'calm',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'forum',
    words:
      /\b(?:forum|community|social|posts?|discuss\w+|chat\w*|messag\w+|friends?|follow\w*|dating|q&a)\b/gi,
    character: 'studio',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'news',
    words: /\b(?:blog\w*|news|articles?|magazine|stories|publish\w*|reading|novels?|books?|poetry|wiki)\b/gi,
    character: 'magazine',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'media',
    words:
      /\b(?:music|songs?|videos?|movies?|films?|photos?|gallery|podcasts?|stream\w*|player|radio|anime|images?)\b/gi,
    character: 'studio',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'finance',
    words:
      /\b(?:financ\w+|stocks?|invest\w*|bank\w*|loan\w*|budget\w*|expenses?|accounting|crypto\w*|payments?|funds?|trading|insurance|tax\w*|wallet)\b/gi,
    character: 'ledger',
    layout: 'sidebar',
    home: 'dashboard',
  },
  {
    id: 'health',
    words:
      /\b(?:health\w*|medic\w+|patients?|doctors?|hospital|fitness|workout\w*|diet|clinic|nutrition|wellness|yoga|pharmacy)\b/gi,
    character: 'civic',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'listing',
    words:
      /\b(?:real estate|propert(?:y|ies)|listings?|directory|catalogue?|houses?|apartments?|recipes?|classifieds?|adopt\w*)\b/gi,
    character: 'market',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'events',
    words: /\b(?:events?|conferences?|wedding|festival|party|meetings?|exhibition|concerts?|contests?)\b/gi,
    character: 'market',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'survey',
    words: /\b(?:surveys?|polls?|vot(?:e|es|ing)|questionnaires?|feedback|ballot|elections?)\b/gi,
    character: 'civic',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'donation',
    words: /\b(?:donat\w+|charit\w+|non-?profit|fundrais\w+|volunteer\w*|ngo|crowdfund\w*)\b/gi,
    character: 'calm',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'dashboard',
    words:
      /\b(?:dashboards?|analytics|monitor\w*|metrics|kpis?|statistics|visuali[sz]\w+|reports?|real-?time data|big data)\b/gi,
    character: 'ledger',
    layout: 'sidebar',
    home: 'dashboard',
  },
  {
    id: 'back-office',
    words:
      /\b(?:management|help ?desk|ticketing|admin\w*|inventory|warehouse|crm|erp|employees?|logistics|enterprise|suppliers?|permissions?|attendance|hr|backend|office|system)\b/gi,
    character: 'ledger',
    layout: 'sidebar',
    home: 'dashboard',
  },
  {
    id: 'tasks',
    words:
      /\b(?:tasks?|to-?dos?|notes?|projects?|kanban|planner|reminders?|calendar|checklist|journal|diary|habits?)\b/gi,
    character: 'studio',
    layout: 'topbar',
    home: 'list',
  },
  {
    id: 'tool',
    words:
      /\b(?:tool|calculator|converter|generator|editor|timer|checker|formatter|simulator|viewer|builder|maker|picker|tester|translator|counter)\b/gi,
    character: 'studio',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'portfolio',
    words:
      /\b(?:portfolio|personal (?:website|page|site)|showcase|landing page|brochure|company website|corporate|agency|official website|introduc\w+)\b/gi,
    character: 'magazine',
    layout: 'topbar',
    home: 'landing',
  },
  {
    id: 'map',
    words: /\b(?:maps?|location|gps|route|navigation system|geograph\w+|nearby)\b/gi,
    character: 'civic',
    layout: 'topbar',
    home: 'landing',
  },
];

const general: Kind = { id: 'records', words: /$^/g, character: 'studio', layout: 'topbar', home: 'landing' };

/** Words of the subject count three times: they say what the app is, the rest says what it also does. */
export function chooseKind(subject: string, text: string): Kind {
  let best = general;
  let most = 0;
  for (const kind of kinds) {
    const score = (subject.match(kind.words)?.length ?? 0) * 3 + (text.match(kind.words)?.length ?? 0);
    if (score > most) {
      most = score;
      best = kind;
    }
  }
  return best;
}
