/** Countries by the names that people give them, with what is paid with there and about how much of it an euro buys. */
const lines = `
Albania,lek,98|Algeria,dinar,150|Andorra,euro,1|Angola,kwanza,1000|Argentina,peso,1500|Armenia,dram,420|Australia,dollar,1.7|Austria,euro,1
Azerbaijan,manat,1.9|Bahamas,dollar,1.1|Bangladesh,taka,135|Barbados,dollar,2.2|Belarus,rouble,3.5|Belgium,euro,1|Belize,dollar,2.2|Benin,CFA franc,656
Bhutan,ngultrum,98|Bolivia,boliviano,7.5|Bosnia,mark,1.96|Botswana,pula,15|Brazil,real,6|Bulgaria,lev,1.96|Cambodia,riel,4500|Cameroon,CFA franc,656
Canada,dollar,1.6|Chile,peso,1050|China,yuan,8|Colombia,peso,4600|Costa Rica,colón,560|Croatia,euro,1|Cuba,peso,130|Cyprus,euro,1
Czechia,koruna,25|Denmark,krone,7.5|Dominican Republic,peso,70|Ecuador,dollar,1.1|Egypt,pound,55|El Salvador,dollar,1.1|England,pound,0.86|Estonia,euro,1
Ethiopia,birr,160|Fiji,dollar,2.6|Finland,euro,1|France,euro,1|Georgia,lari,3.1|Germany,euro,1|Ghana,cedi,13|Greece,euro,1
Guatemala,quetzal,8.8|Haiti,gourde,150|Honduras,lempira,29|Hungary,forint,400|Iceland,króna,145|India,rupee,98|Indonesia,rupiah,18500|Iran,rial,48000
Iraq,dinar,1500|Ireland,euro,1|Israel,shekel,4|Italy,euro,1|Jamaica,dollar,180|Japan,yen,165|Jordan,dinar,0.8|Kazakhstan,tenge,590
Kenya,shilling,147|Kosovo,euro,1|Kyrgyzstan,som,98|Laos,kip,24500|Latvia,euro,1|Lebanon,pound,100000|Lithuania,euro,1|Luxembourg,euro,1
Madagascar,ariary,5100|Malawi,kwacha,1950|Malaysia,ringgit,4.9|Maldives,rufiyaa,17|Mali,CFA franc,656|Malta,euro,1|Mauritius,rupee,52|Mexico,peso,21
Moldova,leu,19.5|Mongolia,tögrög,3900|Montenegro,euro,1|Morocco,dirham,10.7|Mozambique,metical,72|Myanmar,kyat,2400|Namibia,dollar,20|Nepal,rupee,155
Netherlands,euro,1|New Zealand,dollar,1.9|Nicaragua,córdoba,41|Nigeria,naira,1750|Northern Ireland,pound,0.86|Norway,krone,11.7|Oman,rial,0.43|Pakistan,rupee,320
Panama,dollar,1.1|Paraguay,guaraní,8700|Peru,sol,4|Philippines,peso,65|Poland,złoty,4.3|Portugal,euro,1|Qatar,riyal,4.1|Romania,leu,5
Russia,rouble,100|Rwanda,franc,1600|Scotland,pound,0.86|Senegal,CFA franc,656|Serbia,dinar,117|Singapore,dollar,1.5|Slovakia,euro,1|Slovenia,euro,1
South Africa,rand,20|South Korea,won,1600|Spain,euro,1|Sri Lanka,rupee,340|Sweden,krona,11.3|Switzerland,franc,0.95|Taiwan,dollar,36|Tajikistan,somoni,11
Tanzania,shilling,2900|Thailand,baht,38|Tunisia,dinar,3.4|Turkey,lira,45|Uganda,shilling,4100|Ukraine,hryvnia,47|United Kingdom,pound,0.86|Uruguay,peso,46
Burkina Faso,CFA franc,656|Gabon,CFA franc,656|Ivory Coast,CFA franc,656|Niger,CFA franc,656|Saudi Arabia,riyal,4.3|Togo,CFA franc,656|Trinidad,dollar,7.4|United Arab Emirates,dirham,4.2
USA,dollar,1.1|Uzbekistan,som,14000|Venezuela,bolívar,120|Vietnam,dong,28500|Wales,pound,0.86|Zambia,kwacha,29|Zimbabwe,dollar,30`;

export interface Country {
  readonly name: string;
  /** What is paid with there: “sol”. */
  readonly money: string;
  /** About how much of it one euro buys: a start that whoever travels sets right. */
  readonly perEuro: number;
}

const countries: ReadonlyMap<string, Country> = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [name = '', money = '', rate = ''] = entry.split(',');
      return [name.toLowerCase(), { name, money, perEuro: Number(rate) }];
    }),
);

export function countryNamed(name: string): Country | undefined {
  return countries.get(name.toLowerCase().replace(/^the\s+/, ''));
}

export function allCountries(): readonly Country[] {
  return [...countries.values()];
}

export function isCountry(name: string): boolean {
  return countryNamed(name) !== undefined;
}
