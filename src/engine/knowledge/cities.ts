/** Capitals and large towns by the country that they are in, as people write them; accents may be left out. */
const lines = `
Albania:Tirana,Durres|Algeria:Algiers,Oran,Constantine|Angola:Luanda|Argentina:Buenos Aires,Cordoba,Rosario,Mendoza,La Plata|Armenia:Yerevan|Australia:Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart,Darwin,Gold Coast,Cairns
Austria:Vienna,Graz,Linz,Salzburg,Innsbruck,Klagenfurt|Azerbaijan:Baku|Bahamas:Nassau|Bangladesh:Dhaka,Chittagong,Sylhet|Barbados:Bridgetown|Belarus:Minsk|Belgium:Brussels,Antwerp,Ghent,Bruges,Liege,Leuven|Benin:Cotonou,Porto-Novo
Bolivia:La Paz,Sucre,Cochabamba|Bosnia:Sarajevo,Mostar|Botswana:Gaborone|Brazil:Sao Paulo,Rio de Janeiro,Brasilia,Salvador,Fortaleza,Recife,Curitiba,Porto Alegre,Belo Horizonte,Manaus|Bulgaria:Sofia,Plovdiv,Varna,Burgas
Burkina Faso:Ouagadougou,Bobo-Dioulasso|Cambodia:Phnom Penh,Siem Reap|Cameroon:Yaounde,Douala|Canada:Toronto,Montreal,Vancouver,Calgary,Ottawa,Edmonton,Winnipeg,Quebec,Halifax,Saskatoon,Regina,Manitoba,Ontario,Alberta,Nova Scotia
Chile:Santiago,Valparaiso,Concepcion|China:Beijing,Shanghai,Guangzhou,Shenzhen,Chengdu,Wuhan,Xian,Hangzhou,Nanjing|Colombia:Bogota,Medellin,Cali,Barranquilla,Cartagena|Costa Rica:San Jose|Croatia:Zagreb,Split,Rijeka,Zadar,Dubrovnik
Cuba:Havana|Cyprus:Nicosia,Limassol,Larnaca,Paphos|Czechia:Prague,Brno,Ostrava,Plzen,Olomouc|Denmark:Copenhagen,Aarhus,Odense,Aalborg|Dominican Republic:Santo Domingo|Ecuador:Quito,Guayaquil,Cuenca|Egypt:Cairo,Alexandria,Giza
El Salvador:San Salvador|Estonia:Tallinn,Tartu|Ethiopia:Addis Ababa|Fiji:Suva|Finland:Helsinki,Espoo,Tampere,Turku,Oulu|France:Paris,Lyon,Marseille,Toulouse,Nice,Nantes,Strasbourg,Montpellier,Bordeaux,Lille,Rennes,Grenoble
Gabon:Libreville|Georgia:Tbilisi,Batumi|Germany:Berlin,Hamburg,Munich,Cologne,Frankfurt,Stuttgart,Leipzig,Dresden,Hanover,Nuremberg,Bremen,Dusseldorf,Freiburg|Ghana:Accra,Kumasi,Tamale|Greece:Athens,Thessaloniki,Patras,Heraklion,Naoussa,Crete
Guatemala:Guatemala City|Honduras:Tegucigalpa|Hungary:Budapest,Debrecen,Szeged,Pecs|Iceland:Reykjavik,Akureyri|India:Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Hyderabad,Chennai,Kolkata,Pune,Ahmedabad,Jaipur,Lucknow,Kochi,Goa,Kerala,Mysore,Nagpur,Indore
Indonesia:Jakarta,Surabaya,Bandung,Medan,Yogyakarta,Bali,Denpasar,Ubud|Iran:Tehran,Isfahan,Shiraz|Iraq:Baghdad,Basra,Erbil|Ireland:Dublin,Cork,Galway,Limerick,Waterford,Kilkenny,Sligo,Ballinasloe,County Kildare|Israel:Jerusalem,Tel Aviv,Haifa
Italy:Rome,Milan,Naples,Turin,Palermo,Genoa,Bologna,Florence,Venice,Verona,Trieste,Bari,Catania,Sicily|Ivory Coast:Abidjan,Yamoussoukro|Jamaica:Kingston,Montego Bay|Japan:Tokyo,Osaka,Kyoto,Nagoya,Sapporo,Fukuoka,Kobe,Hiroshima|Jordan:Amman
Kazakhstan:Almaty,Astana|Kenya:Nairobi,Mombasa,Kisumu,Nakuru|Kosovo:Pristina|Kyrgyzstan:Bishkek|Laos:Vientiane,Luang Prabang|Latvia:Riga|Lebanon:Beirut|Lithuania:Vilnius,Kaunas|Luxembourg:Luxembourg City|Madagascar:Antananarivo|Malawi:Lilongwe,Blantyre
Malaysia:Kuala Lumpur,Penang,George Town,Johor Bahru,Kuching|Maldives:Male|Mali:Bamako|Malta:Valletta,Sliema,Gozo|Mauritius:Port Louis|Mexico:Mexico City,Guadalajara,Monterrey,Puebla,Oaxaca,Tijuana,Merida,Cancun|Moldova:Chisinau|Mongolia:Ulaanbaatar
Montenegro:Podgorica,Kotor|Morocco:Casablanca,Rabat,Marrakesh,Marrakech,Fes,Tangier,Agadir|Mozambique:Maputo|Myanmar:Yangon,Mandalay|Namibia:Windhoek|Nepal:Kathmandu,Pokhara|Netherlands:Amsterdam,Rotterdam,The Hague,Utrecht,Eindhoven,Groningen,Maastricht,Vlieland
New Zealand:Auckland,Wellington,Christchurch,Hamilton,Dunedin,Queenstown|Nicaragua:Managua|Niger:Niamey|Nigeria:Lagos,Abuja,Kano,Ibadan,Port Harcourt,Enugu|Northern Ireland:Belfast,Derry|Norway:Oslo,Bergen,Trondheim,Stavanger,Tromso|Oman:Muscat
Pakistan:Karachi,Lahore,Islamabad,Rawalpindi,Peshawar|Panama:Panama City|Paraguay:Asuncion|Peru:Lima,Cusco,Arequipa|Philippines:Manila,Cebu,Davao,Quezon City,Baguio|Poland:Warsaw,Krakow,Lodz,Wroclaw,Poznan,Gdansk,Lublin
Portugal:Lisbon,Porto,Braga,Coimbra,Faro,Tavira,Algarve,Madeira|Qatar:Doha|Romania:Bucharest,Cluj,Cluj-Napoca,Timisoara,Iasi,Brasov,Sibiu|Russia:Moscow,Saint Petersburg,Novosibirsk|Rwanda:Kigali|Saudi Arabia:Riyadh,Jeddah,Mecca,Medina,Dammam
Scotland:Edinburgh,Glasgow,Aberdeen,Dundee,Inverness,Skye|Senegal:Dakar,Saint-Louis,Thies|Serbia:Belgrade,Novi Sad,Nis|Slovakia:Bratislava,Kosice,Zilina|Slovenia:Ljubljana,Maribor|South Africa:Johannesburg,Cape Town,Durban,Pretoria,Port Elizabeth,Bloemfontein
South Korea:Seoul,Busan,Incheon,Daegu,Jeju|Spain:Madrid,Barcelona,Valencia,Seville,Zaragoza,Malaga,Bilbao,Granada,Palma,Mallorca,Tenerife,Vigo|Sri Lanka:Colombo,Kandy,Galle|Sweden:Stockholm,Gothenburg,Malmo,Uppsala,Umea
Switzerland:Zurich,Geneva,Basel,Bern,Lausanne,Lucerne,Lugano,St. Gallen|Taiwan:Taipei,Kaohsiung,Taichung|Tajikistan:Dushanbe|Tanzania:Dar es Salaam,Dodoma,Arusha,Zanzibar|Thailand:Bangkok,Chiang Mai,Phuket,Pattaya|Togo:Lome|Trinidad:Port of Spain
Tunisia:Tunis,Sousse,Sfax|Turkey:Istanbul,Ankara,Izmir,Antalya,Bursa|Uganda:Kampala,Entebbe,Jinja|Ukraine:Kyiv,Kiev,Lviv,Odesa,Kharkiv,Dnipro|United Arab Emirates:Dubai,Abu Dhabi,Sharjah
England:London,Birmingham,Manchester,Leeds,Liverpool,Sheffield,Bristol,Newcastle,Nottingham,Leicester,Brighton,Norwich,Exeter,Plymouth,Oxford,Southampton,Hull,Cornwall,Devon,Yorkshire|Wales:Cardiff,Swansea,Wrexham,Aberystwyth|Uruguay:Montevideo
USA:New York,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,San Francisco,Seattle,Denver,Boston,Portland,Detroit,Tucson,Minneapolis,Miami,Atlanta,New Orleans,Nashville,Brooklyn,Texas,Ohio,Vermont,Maine,Oregon,Montana,Wisconsin,California
Uzbekistan:Tashkent,Samarkand|Venezuela:Caracas|Vietnam:Hanoi,Ho Chi Minh City,Saigon,Da Nang,Hue,Hoi An|Zambia:Lusaka|Zimbabwe:Harare,Bulawayo`;

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .trim();
}

const countryOf: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .flatMap((entry) => {
      const [country = '', towns = ''] = entry.split(':');
      return towns.split(',').map((town): [string, string] => [plain(town), country]);
    }),
);

/** The country of a town, a state or an island that many people know. */
export function countryOfTown(name: string): string | undefined {
  return countryOf.get(plain(name));
}
