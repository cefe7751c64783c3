import { entries } from "./entries.ts";
import type { Keyword, Meaning } from "./meaning.ts";

/** Words that connect other words, set the kind of question, or mark a follow-up. */
export const keywords = entries(
  `
each: each | every | for each | in each | per | each of | every one of | for every | in every | one by one | individually | separately | apiece | for each one | separately for
by: what is the split between | the split between | breakdown between | how is it split between | how is that split between | how is it divided between | break down between | breaks down between | broken down between | how is it split | how is that split | how is it divided | split between | divided between | divided among | split over | by | broken down by | breakdown by | split by | grouped by | across | broken out by | break down by | broken down | breakdown | split | divided by | break down | split among | distributed | distribution | spread across | among | across the | broken up by | grouped | group by | broken out per | split out by | split up by
correction: i mean | i meant | no wait | or rather | correction
not: not | no | except | instead of | excluding | without | other than | besides | apart from | outside of | leave out | leaving out | minus | aside from | ex | but not | non | exclude | not counting | not including | don't count | less the | n't | excl | leaving aside | setting aside | ignoring | other than the | bar | save for
but: but
including: including | inclusive of | incl
included: included | also included | are included
excluded: excluded | not included | left out | are excluded
only: only | just | of those | solely | limited to | restricted to | just the | nothing but | exclusively | alone | nothing else but | purely | strictly
any: any | any one | any single | a single | single | one | anything | any of | some | at all | something
than: than
comparative_more: more
comparative_less: less | fewer
versus: versus | vs | against | compared to | compared with | relative to | compare | comparison of | comparing | next to | v | as against | set against | versus the
and: and | plus | + | as well as | & | n
or: or
also: also | too | as well | in addition | together with | along with
those: of which | all of it | all of them | all of those | all of these | there | those | them | these | that one | that | it | its | they all | the same ones | this one | these ones
between: between
share: as a share | as share | how much of the portfolio | how much of our portfolio | how much of their portfolio | how much of the money | how much of our money | how much of their money | how much of the total | how much of the assets | share of | what share | percent of | percentage of | what percent | what percentage | what portion | portion of | part of | fraction of | proportion of | what part | what fraction | what proportion | % of | what % | as a percent of | as a percentage of | as a share of | chunk of | as % of | makes up | make up | share | portion | percentage | part | fraction | pct of | what slice | slice of
rest: rest | the rest | rest of them | the rest of them | others | the others | other | the other | other one | the other one | other ones | the other ones | everything else | all else | elsewhere | left elsewhere | everywhere else | remaining ones | the remaining ones | remainder | the remainder
of_positions: of all positions | of all the positions | of positions | of the positions | of invested assets | of what is invested | excluding cash as the whole
how_many: number and sum of | number and total of | count and sum of | count and total of | count and total | count and sum | number and total | number and sum | number and amount of | how many | number of | count of | how often | count the | count
times: how many times | by what factor | what multiple of
how_much: how far | how big a | how large a | how big of a | how big is the | how much | how much of | what amount | how much money | how much is | how much are | how much of a | what sum | what dollar amount
which_of_those: which are in | which are at | which are held in | which are from | which one | which ones | which of them | which of those
which: which | which of | what kind of
at: at
whole: wealth | total wealth | household wealth | family wealth | our wealth | their wealth | portfolio | overall portfolio | everything | all accounts | all the accounts | across all accounts | across all my accounts | across all our accounts | across all their accounts | in all accounts | over all accounts | whole household | whole family | whole portfolio | entire portfolio | in the portfolio | across the portfolio | in the household | across the household | the whole thing | all holdings | all positions together | all of the accounts | over all | over all of | over both | across both | over all of my
where: where | where is | where does
what: what | what are | which are | what's | what is | whats | tell me | give me | i need | need | want | i want | pull | look up | get | get me | let me know | remind me | check | say | know | confirm | run | quick question | question | curious | wonder | wondering | like to know | love to know | see | looking for | walk me through
who: who | whose | who's | who is | who are | whom
when: when | what date | what day | on what date | how long | since when | which day | how long ago | what time
own: are left | is left | have left | do we have left | do they have left | do i have left | we have left | do we still have | do we still hold | do we still own | do they still have | do they still hold | do they still own | do i still have | do i still hold | do i still own | we still have | we still hold | we still own | they still have | they still hold | they still own | i still have | i still hold | i still own | still hold | still own | we have | they have | i have | she has | he has | we own | they own | do we hold | do they hold | she hold | he hold | she own | he own | own | we hold | they hold | i own | i hold | made of | invested in | do i have | do we have | do they have | have we got | have they got | got any | what's in | what's inside | what is in | what is inside | what's inside of | what is inside of | in it
list: list | find | find me | pull up | bring up | show | show me | display | enumerate | give me a list | list all | see all | name | names of | outline | break out | lay out | detail | details | overview | summary | summarize | rundown | snapshot | run through | rattle off | go over | itemize | print | spell out
yes_no: confirm that | verify that | whether | is | are | do | does | did | has | have | was | were | will | can | could | am | isn't | aren't | doesn't | didn't | hasn't | haven't | any chance | wasn't | don't | been | is there | are there | were there | was there | has there been | have there been | have we
should: should
same: same | again | same thing | the same question | likewise | repeat | same for | same question
next: next | one before | one before that | before that | next one | after that | the next one | and then | runner up | following
flip: opposite | reverse | other way around | the other way | other end
more: more of them | show more | more rows | a few more | longer list
together: together | combined | all together | both | combined together | jointly together | in combination | added together | collectively | as a group | in aggregate | taken together | put together
difference: diff | gap | the gap | diff between | difference | gap between | difference between | how much more | how much less | how much bigger | how much larger | how much smaller | by how much | the change in dollars | how much did it change | how much has it changed | went down by | went up by | fell by | rose by | grew by | how much less now | how much more now
how_about: back to | going back to | what about | how about | and what about | how about for | what of | and for
up: up | ahead | higher | rise | risen | rose | grow | grown | grew | increase | increased | gone up | rallied
down: down | lower | fall | fallen | fell | drop | dropped | decline | declined | decrease | behind | gone down | slipped | off
`,
  (keyword): Meaning => ({ is: "keyword", keyword: keyword as Keyword }),
);
