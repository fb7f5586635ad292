import { HISTORY, PREVENTION, STUDIED } from './contexts.ts'
import { inflected } from './inflected.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  GROUP: `jews?|jewish people|muslims?|arabs?|blacks|black (?:people|men|man|women|folks?|kids)|africans?|gays|gay (?:people|men|couples)|lesbians|homosexuals|queers?|trans(?:gender)? (?:people|women|men)|lgbtq?(?: people)?|
immigrants?|migrants?|refugees?|foreigners?|roma(?: people)?|romani|gyps(?:y|ies)|asians|asian people|chinese people|mexicans?|latinos?|indians|pakistanis|turks|christians|catholics|hindus|sikhs|whites|white people|women|
disabled people|the disabled|handicapped people|autistic people|old people|homeless people|poor people|palestinians|israelis|ukrainians|russians|poles|infidels|unbelievers|non ?believers|kuffar`,
  KILL: `${inflected('kill murder exterminate gas lynch behead hang deport stone burn hunt shoot slaughter enslave')}|wipe out|wiping out|get(?:ting)? rid of|death to|beat(?:ing)?|hung`,
  KILLED: `killed|murdered|exterminated|gassed|lynched|beheaded|hanged|stoned|burned|burnt|hunted|shot|slaughtered|enslaved|wiped out|beaten|deported|eradicated|sterili[sz]ed|eliminated|locked up|put down|removed|die|burn|hang`,
  BEAST: `vermin|rats?|cockroach(?:es)?|parasites?|sub ?humans?|not human|not people|no humans|animals|apes?|monkeys?|pigs?|dogs|virus|disease|plague|cancer|filth|trash|garbage|scum|inferior|a burden|a curse|slaves|worthless|evil|criminals|thieves|pests?|insects`,
  PEOPLE: `rabbi|imam|tutsis?|hindu(?:s| boy)?|turbans?|pride picnic|bankers?|different religions|people of (?:colou?r|that faith)|peoples of the world|dark hands|jew|jews?|jewish|muslims?|muslim|islam|arabs?|arab|blacks|black (?:people|men|man|women|folks?|kids|players?)|dark skin(?:ned)?|africans?|gays?|homosexuals?|lesbians|queers?|trans(?:gender)?(?: people| women| men)?|lgbtq?|rainbow (?:person|people|flag)|pride parade|immigrants?|migrants?|refugees?|asylum (?:seekers?|homes?)|foreigners?|roma|romani|gyps(?:y|ies)|asians?|chinese|mexicans?|latinos?|indians|pakistanis|turks?|women|feminists?|disabled (?:people|ppl)|the disabled|handicapped|autistic (?:people|kids)|homeless(?: people)?|headscarves|hijabs?|in (?:hijabs|headscarves|turbans)|these people|whites`,
  SCORN: `as a cost|put away|crawling over|boot stepping|garbage dump|toilet paper|waste should be|snakes and not humans|not humans?|smells?|bring(?:s)? sickness|throws? (?:him|her|them) out|gets rid of|ape|noses|hooked nose|shoveled|crossed out|pest control|spray early|clean the city|monsters hunting|sent back in boxes|in boxes|rules? us|who rules|look like vampire|vampire|pig snouts|no jews|and no dogs|rhymes with out|chant against|drive [^ ]+ out|must do its work|ugly caricature|useless eaters|vermin|sub ?humans?|parasites|insects|cockroaches|swarms? of (?:rats|insects|vermin)|(?:as|into|like|look like) (?:[^ ]+ )?(?:rats|pigs|apes?|monkeys?|animals|insects|demons|vermin|cockroaches|dogs)|born (?:thieves|criminals|liars|stupid)|by nature|spreading (?:plagues?|disease|aids)|disease|plague|filth|thrown out|throw(?:n)? (?:them )?(?:all )?out|drive (?:them )?out|driven out|chas(?:ed|e) (?:off|out|away)|cattle wagons?|deport(?:ed|ing|ation)?|cleans? up our|clean our streets|must (?:be removed|go|leave|disappear|vanish)|pull(?:s|ing)? the strings|control(?:s|ling)? (?:the|every) (?:banks?|media|world|government)|own the banks|eating children|groom(?:ing|ers?)|call to hunt|hunt them|sink them|only a dead|good (?:one )?is a dead|with fists|not welcome|no .{0,16} in our (?:town|street|country|city)|in our (?:street|town) anymore|go back|send (?:them )?back|inferior|lower race|should be (?:property|sold|sterili[sz]ed|put in camps|locked up|banned|hunted|shot)|put in camps|camps|in chains|replace(?:ment)? (?:of )?whites|stealing our|outbreed\\w*|invad(?:e|ing|ers)|infest\\w*|savages?|who will clean`,
  PREACHED: `posters?|flyers?|leaflets?|stickers?|slogans?|banners?|t ?shirts?|print|caption|text|write|draw|turn|change|replace|make|show|add|teach(?:es)?|say|argue|rhyme|song|propaganda|report(?:s|er)?|anchor|film|video|clip|meme|cartoon|speech|character|design|painting|persuasive`,
  BROTHERS: `blood must remain pure|our boys with torches|truth channel|camps were only|the camps|numbers are (?:a )?lie|salutes? with right arm|secret numbers|nazis recogni[sz]e each other|white (?:brotherhood|order|resistance|homeland|nationalist)|pure blood|blood and soil|blood and honou?r|nationalist cell|race war|day of the rope|white robe|pointed hoods?|burning cross|klan(?:sm[ae]n)?|aryan|racial purity|great replacement|replace whites|ethno ?state`,
  CRIME: `auschwitz|holocaust|gas chambers?|concentration camps?|lynchings?|genocide|slavery|burning jews|dead jews|anne frank`,
}

const REFUSED = pattern(
  [
    '(?:<KILL>) (?:all |the |those |every |some |a )*(?:<GROUP>)',
    '(?:<GROUP>) .. (?:should|must|need to|have to|deserve to|ought to|got to|being|get|to be|will) (?:be |all |get )*(?:<KILLED>)',
    '(?:<GROUP>) (?:being|getting|get|who are) (?:<KILLED>)',
    '(?:<GROUP>) (?:all )?(?:are|is|as|are like|look like|drawn like|drawn as|depicted as|shown as|pictured as|r)(?: (?:a|the|all|just|only|dirty|filthy|greedy|stupid|ugly)){0,2} (?:<BEAST>)',
    '(?:<GROUP>) .. (?:exterminated|gassed|lynched|vermin|subhumans?|not human|eradicated)',
    '(?:<GROUP>) (?:vermin|rats|cockroaches|parasites|scum|sub ?humans)',
    '(?:<GROUP>) .. (?:burn in hell|rot in hell|(?:go home|leave|convert) or (?:die|else|burn)|are property|deserve (?:a )?(?:beating|death|to)|should not exist|don t belong|do not belong)',
    '(?:jew|jewish man|jews) .. (?:big nose|hook nose|hooked nose|rubbing (?:his|their) hands|counting money|control(?:s|ling)? the world|rule the world)',
    '(?:black (?:man|men|people|woman|kid)|africans?|obama) as (?:a )?(?:monkeys?|apes?|gorillas?|slaves?)',
    '(?:greedy|dirty|filthy|evil|stupid) (?:<GROUP>)',
    '(?:antisemitic|anti ?semitic|racist|islamophobic|homophobic|transphobic|xenophobic) (?:caricatures?|cartoons?|jokes?|memes?|posters?|propaganda|slogans?|drawings?|stereotypes?)',
    '(?:<GROUP>) out of (?:our|my|the) [^ ]+',
    '(?:no|out with the|get out) (?:<GROUP>) (?:allowed|or else|here)',
    '(?:hate|despise) (?:all )?(?:<GROUP>)',
    '(?:white|aryan|master) race(?! (?:cars?|tracks?|horses?|bikes?|course|boats?|suit|flag|driver|day))',
    '(?:white|aryan) (?:power(?! (?:banks?|cables?|cords?|plugs?|tools?|adapters?|strips?|outlets?|sockets?|supply|suits?|buttons?))|pride|supremacy|supremacists?|nation)',
    '(?:holocaust|shoah) .. (?:never happened|did not happen|didn t happen|hoax|a lie|fake|myth|invented)',
    '(?:jokes?|funny|fun|hilarious|meme|mock\\w*|laugh\\w*|haha) .. (?:<CRIME>)',
    '(?:hitler|nazis?|third reich) .. (?:was right|were right|did nothing wrong|(?:the )?greatest|great man|great leader|genius|glorious|love|loving|hero|saint|best|my idol|come back)',
    '1488|14 88|rahowa',
    '(?:women|girls) .. (?:beaten|raped|slapped) .. (?:place|obey|learn)',
    '<PEOPLE> & <SCORN> & <PREACHED>',
    '(?:gas chambers?|six million|holocaust|hooked noses) & (?:meme|funny|cookies|good old days|cooking show|laughing|baker|joke)',
    '(?:camps were only|numbers are (?:a )?lie|killings .{0,40}(?:are|were) invented|genocide .{0,30}(?:invented|lie|hoax|myth))',
    '(?:blood (?:must|should|has to) (?:remain|stay|be) pure|blood and torches)',
    '(?:secret|hidden|coded) (?:numbers|signs|emojis|symbols|codes) & nazis?|skinheads|comrades|white',
    '(?:no jews|no blacks|no gays|no muslims|no gypsies)',
    '(?:rank|ranks|ranking|chart) & (?:peoples|races) & (?:ape|noble|skulls|noses|bottom|inferior)',
    'only a dead [^ ]+(?: [^ ]+)? is a good',
    '(?:white brotherhood|nationalist cell|neo ?nazi|pure blood|white order|white resistance|race war|ethno ?state)',
    '<BROTHERS> & (?:join|recruit\\w*|invit\\w+|members?|welcome|proud(?:ly)?|chapter|dm|lonely|young men|boys|glorious|rise|defend|torches|heroic)',
    '(?:slavery|apartheid|colonialism|the holocaust|segregation|genocide|lynching) (?:was|is|were) (?:good|right|great|justified|necessary|a good thing|a lie|invented|made up|exaggerated)',
    '(?:holocaust|shoah|genocide|auschwitz) & (?:never happened|hoax|a lie|made up|invented|exaggerated|was right|did not happen|fake numbers)',
    '(?:fuhrer|fuehrer|hitler|adolf|uncle adolf|himmler|goebbels) & (?:miss you|miss u|finish the job|come back|was right|right all along|wise|life coach|happy birthday|birthday card|our hero|i love|lovable|misunderstood)',
    '(?:proud|happy|friendly|nice) (?:nazi|fascist|klansman|racist|supremacist)',
    'hates? women & (?:punish\\w*|manifesto|inspiring|revenge|deserve|hero)',
    '(?:women|wives) belong . (?:kitchen|chains|cage)',
  ],
  LISTS,
)

/** Hatred of people for what they are; remembered and fought it may be shown. */
export function preachesHatred(line: string): boolean {
  return REFUSED.test(line) && !PREVENTION.test(line) && !STUDIED.test(line) && !isRemembered(line)
}

/** The year alone makes no poster of hate a document. */
function isRemembered(line: string): boolean {
  return (
    HISTORY.test(line) &&
    !/\b(?:should|must|jokes?|funny|mock\w*|memes?|never happened|hoax|fake|lie|invented|superior|was right|did nothing wrong|death to)\b/.test(
      line,
    )
  )
}
