import { aToC } from './a-to-c.ts';
import { acts } from './acts.ts';
import { animalsAndVet } from './animals-and-vet.ts';
import { artsAndCrafts } from './arts-and-crafts.ts';
import { beauty } from './beauty.ts';
import { boats } from './boats.ts';
import { charity } from './charity.ts';
import { clothing } from './clothing.ts';
import { clubsAndEvents } from './clubs-and-events.ts';
import { dToH } from './d-to-h.ts';
import { diaries } from './diaries.ts';
import { drinks } from './drinks.ts';
import { familyAndChildren } from './family-and-children.ts';
import { farm } from './farm.ts';
import { food } from './food.ts';
import { gamesAndPlay } from './games-and-play.ts';
import { garden } from './garden.ts';
import { healthAndCare } from './health-and-care.ts';
import { housing } from './housing.ts';
import { iToO } from './i-to-o.ts';
import { kitchenAndHousehold } from './kitchen-and-household.ts';
import { law } from './law.ts';
import { learningAndWriting } from './learning-and-writing.ts';
import { meals } from './meals.ts';
import { media } from './media.ts';
import { money } from './money.ts';
import { musicAndStage } from './music-and-stage.ts';
import { nature } from './nature.ts';
import { office } from './office.ts';
import { pToS } from './p-to-s.ts';
import { pageWords } from './page-words.ts';
import { photography } from './photography.ts';
import { places } from './places.ts';
import { religionAndParish } from './religion-and-parish.ts';
import { repairs } from './repairs.ts';
import { schoolAndTeaching } from './school-and-teaching.ts';
import { science } from './science.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { shop } from './shop.ts';
import { sports } from './sports.ts';
import { tToZ } from './t-to-z.ts';
import { technology } from './technology.ts';
import { texts } from './texts.ts';
import { tools } from './tools.ts';
import { transport } from './transport.ts';
import { vehicles } from './vehicles.ts';
import { workshopAndBuilding } from './workshop-and-building.ts';

/** What things of a kind are called: words for the kind, separated by commas → eight names, separated by semicolons. */
export const exampleTexts: readonly Readonly<Record<string, string>>[] = [
  aToC,
  acts,
  animalsAndVet,
  artsAndCrafts,
  beauty,
  boats,
  charity,
  clothing,
  clubsAndEvents,
  dToH,
  diaries,
  drinks,
  familyAndChildren,
  farm,
  food,
  gamesAndPlay,
  garden,
  healthAndCare,
  housing,
  iToO,
  kitchenAndHousehold,
  law,
  learningAndWriting,
  meals,
  media,
  money,
  musicAndStage,
  nature,
  office,
  pToS,
  pageWords,
  photography,
  places,
  religionAndParish,
  repairs,
  schoolAndTeaching,
  science,
  security,
  settings,
  shop,
  sports,
  tToZ,
  technology,
  texts,
  tools,
  transport,
  vehicles,
  workshopAndBuilding,
];

/** Of these, kinds that a text more often stands in than keeps: the church of a rota, the pub of a quiz. */
export const settingTexts: readonly Readonly<Record<string, string>>[] = [settings, places];
