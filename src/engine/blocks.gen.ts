// written by scripts/registry; do not edit
import { block as block0 } from './blocks/approval/block.ts';
import { block as block1 } from './blocks/assistant/block.ts';
import { block as block2 } from './blocks/auction/block.ts';
import { block as block3 } from './blocks/baseball/block.ts';
import { block as block4 } from './blocks/battleship/block.ts';
import { block as block5 } from './blocks/bingo/block.ts';
import { block as block6 } from './blocks/blackjack/block.ts';
import { block as block7 } from './blocks/booking/block.ts';
import { block as block8 } from './blocks/breakout/block.ts';
import { block as block9 } from './blocks/budget/block.ts';
import { block as block10 } from './blocks/calculator/block.ts';
import { block as block11 } from './blocks/calendar/block.ts';
import { block as block12 } from './blocks/card-maker/block.ts';
import { block as block13 } from './blocks/carousel/block.ts';
import { block as block14 } from './blocks/cart/block.ts';
import { block as block15 } from './blocks/chart/block.ts';
import { block as block16 } from './blocks/chart-maker/block.ts';
import { block as block17 } from './blocks/chat/block.ts';
import { block as block18 } from './blocks/checkers/block.ts';
import { block as block19 } from './blocks/checkin/block.ts';
import { block as block20 } from './blocks/chess/block.ts';
import { block as block21 } from './blocks/code-playground/block.ts';
import { block as block22 } from './blocks/comments/block.ts';
import { block as block23 } from './blocks/compare/block.ts';
import { block as block24 } from './blocks/connect-four/block.ts';
import { block as block25 } from './blocks/contact-form/block.ts';
import { block as block26 } from './blocks/converter/block.ts';
import { block as block27 } from './blocks/course-player/block.ts';
import { block as block28 } from './blocks/css-maker/block.ts';
import { block as block29 } from './blocks/custom/block.ts';
import { block as block30 } from './blocks/daily/block.ts';
import { block as block31 } from './blocks/daily-counter/block.ts';
import { block as block32 } from './blocks/dashboard/block.ts';
import { block as block33 } from './blocks/data-tools/block.ts';
import { block as block34 } from './blocks/dice/block.ts';
import { block as block35 } from './blocks/document-maker/block.ts';
import { block as block36 } from './blocks/donation/block.ts';
import { block as block37 } from './blocks/drawing/block.ts';
import { block as block38 } from './blocks/entry-form/block.ts';
import { block as block39 } from './blocks/event-tickets/block.ts';
import { block as block40 } from './blocks/export-data/block.ts';
import { block as block41 } from './blocks/facts/block.ts';
import { block as block42 } from './blocks/falling-blocks/block.ts';
import { block as block43 } from './blocks/faq/block.ts';
import { block as block44 } from './blocks/favorites/block.ts';
import { block as block45 } from './blocks/feature-cards/block.ts';
import { block as block46 } from './blocks/feedback/block.ts';
import { block as block47 } from './blocks/figures/block.ts';
import { block as block48 } from './blocks/files/block.ts';
import { block as block49 } from './blocks/flashcards/block.ts';
import { block as block50 } from './blocks/formula-calculator/block.ts';
import { block as block51 } from './blocks/forum/block.ts';
import { block as block52 } from './blocks/friends/block.ts';
import { block as block53 } from './blocks/gallery/block.ts';
import { block as block54 } from './blocks/game-2048/block.ts';
import { block as block55 } from './blocks/generator/block.ts';
import { block as block56 } from './blocks/habit-tracker/block.ts';
import { block as block57 } from './blocks/hangman/block.ts';
import { block as block58 } from './blocks/hero/block.ts';
import { block as block59 } from './blocks/highlights/block.ts';
import { block as block60 } from './blocks/holdem/block.ts';
import { block as block61 } from './blocks/idle-clicker/block.ts';
import { block as block62 } from './blocks/image-editor/block.ts';
import { block as block63 } from './blocks/import-data/block.ts';
import { block as block64 } from './blocks/invite/block.ts';
import { block as block65 } from './blocks/kanban/block.ts';
import { block as block66 } from './blocks/language-switch/block.ts';
import { block as block67 } from './blocks/leaderboard/block.ts';
import { block as block68 } from './blocks/live-data/block.ts';
import { block as block69 } from './blocks/mailbox/block.ts';
import { block as block70 } from './blocks/map/block.ts';
import { block as block71 } from './blocks/markdown-editor/block.ts';
import { block as block72 } from './blocks/maze/block.ts';
import { block as block73 } from './blocks/media-player/block.ts';
import { block as block74 } from './blocks/memory/block.ts';
import { block as block75 } from './blocks/minesweeper/block.ts';
import { block as block76 } from './blocks/moderation/block.ts';
import { block as block77 } from './blocks/music-maker/block.ts';
import { block as block78 } from './blocks/newsletter/block.ts';
import { block as block79 } from './blocks/notifications/block.ts';
import { block as block80 } from './blocks/payment/block.ts';
import { block as block81 } from './blocks/platform-runner/block.ts';
import { block as block82 } from './blocks/points/block.ts';
import { block as block83 } from './blocks/poll/block.ts';
import { block as block84 } from './blocks/pong/block.ts';
import { block as block85 } from './blocks/predict/block.ts';
import { block as block86 } from './blocks/pricing/block.ts';
import { block as block87 } from './blocks/print-sheet/block.ts';
import { block as block88 } from './blocks/profile/block.ts';
import { block as block89 } from './blocks/prose/block.ts';
import { block as block90 } from './blocks/qr-code/block.ts';
import { block as block91 } from './blocks/quiz/block.ts';
import { block as block92 } from './blocks/reckoner/block.ts';
import { block as block93 } from './blocks/recommend/block.ts';
import { block as block94 } from './blocks/record-chart/block.ts';
import { block as block95 } from './blocks/records/block.ts';
import { block as block96 } from './blocks/report/block.ts';
import { block as block97 } from './blocks/reversi/block.ts';
import { block as block98 } from './blocks/rock-paper-scissors/block.ts';
import { block as block99 } from './blocks/search-all/block.ts';
import { block as block100 } from './blocks/settings/block.ts';
import { block as block101 } from './blocks/share/block.ts';
import { block as block102 } from './blocks/simon/block.ts';
import { block as block103 } from './blocks/sliding-puzzle/block.ts';
import { block as block104 } from './blocks/slot-machine/block.ts';
import { block as block105 } from './blocks/snake/block.ts';
import { block as block106 } from './blocks/solitaire/block.ts';
import { block as block107 } from './blocks/space-shooter/block.ts';
import { block as block108 } from './blocks/split-expenses/block.ts';
import { block as block109 } from './blocks/sports-sim/block.ts';
import { block as block110 } from './blocks/spreadsheet/block.ts';
import { block as block111 } from './blocks/stats/block.ts';
import { block as block112 } from './blocks/strategy/block.ts';
import { block as block113 } from './blocks/sudoku/block.ts';
import { block as block114 } from './blocks/survey/block.ts';
import { block as block115 } from './blocks/team/block.ts';
import { block as block116 } from './blocks/teams/block.ts';
import { block as block117 } from './blocks/testimonials/block.ts';
import { block as block118 } from './blocks/text-tools/block.ts';
import { block as block119 } from './blocks/tic-tac-toe/block.ts';
import { block as block120 } from './blocks/tiles/block.ts';
import { block as block121 } from './blocks/timeline/block.ts';
import { block as block122 } from './blocks/timer/block.ts';
import { block as block123 } from './blocks/tracker/block.ts';
import { block as block124 } from './blocks/trivia/block.ts';
import { block as block125 } from './blocks/typing-race/block.ts';
import { block as block126 } from './blocks/wallet/block.ts';
import { block as block127 } from './blocks/weather/block.ts';
import { block as block128 } from './blocks/whack/block.ts';
import { block as block129 } from './blocks/wheel-of-fortune/block.ts';
import { block as block130 } from './blocks/wizard/block.ts';
import { block as block131 } from './blocks/word-guess/block.ts';
import { block as block132 } from './blocks/world-clock/block.ts';

export const blocks = [
  block0,
  block1,
  block2,
  block3,
  block4,
  block5,
  block6,
  block7,
  block8,
  block9,
  block10,
  block11,
  block12,
  block13,
  block14,
  block15,
  block16,
  block17,
  block18,
  block19,
  block20,
  block21,
  block22,
  block23,
  block24,
  block25,
  block26,
  block27,
  block28,
  block29,
  block30,
  block31,
  block32,
  block33,
  block34,
  block35,
  block36,
  block37,
  block38,
  block39,
  block40,
  block41,
  block42,
  block43,
  block44,
  block45,
  block46,
  block47,
  block48,
  block49,
  block50,
  block51,
  block52,
  block53,
  block54,
  block55,
  block56,
  block57,
  block58,
  block59,
  block60,
  block61,
  block62,
  block63,
  block64,
  block65,
  block66,
  block67,
  block68,
  block69,
  block70,
  block71,
  block72,
  block73,
  block74,
  block75,
  block76,
  block77,
  block78,
  block79,
  block80,
  block81,
  block82,
  block83,
  block84,
  block85,
  block86,
  block87,
  block88,
  block89,
  block90,
  block91,
  block92,
  block93,
  block94,
  block95,
  block96,
  block97,
  block98,
  block99,
  block100,
  block101,
  block102,
  block103,
  block104,
  block105,
  block106,
  block107,
  block108,
  block109,
  block110,
  block111,
  block112,
  block113,
  block114,
  block115,
  block116,
  block117,
  block118,
  block119,
  block120,
  block121,
  block122,
  block123,
  block124,
  block125,
  block126,
  block127,
  block128,
  block129,
  block130,
  block131,
  block132,
] as const;
