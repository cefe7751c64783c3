/** A resource as it would be created, with the names and ARNs of others filled in. */
export interface Resource {
  type: string;
  name: string;
  inputs: Record<string, unknown>;
}

export interface Asked {
  type: string;
  name: string;
  inputs: Record<string, unknown>;
}

const account = "123456789012";
const region = "us-east-1";

/** A mock of AWS that assigns an id and addresses to each resource. */
export function made(found: Asked[], { type, name, inputs }: Asked) {
  found.push({ type, name, inputs });
  const [service = "", kind = ""] = /^aws:(\w+)\/(\w+):/.exec(type)?.slice(1) ?? [];
  const physical = String(inputs.name ?? name);
  const arn = `arn:aws:${service}:${region}:${account}:${kind}/${physical}`;
  const state = { name: physical, arn, ...inputs, ...addresses(type, physical, inputs) };
  return { id: `${name}-id`, state };
}

function addresses(type: string, name: string, inputs: Record<string, unknown>) {
  const lambda = `arn:aws:lambda:${region}:${account}:function:${name}`;
  const path = `arn:aws:apigateway:${region}:lambda:path`;
  const known: Record<string, object> = {
    "aws:lambda/function:Function": {
      arn: lambda,
      qualifiedArn: `${lambda}:7`,
      version: "7",
      invokeArn: `${path}/2015-03-31/functions/${lambda}/invocations`,
      qualifiedInvokeArn: `${path}/2015-03-31/functions/${lambda}:7/invocations`,
      responseStreamingInvokeArn: `${path}/2021-11-15/functions/${lambda}/response-streaming-invocations`,
      publish: inputs.publish ?? false,
    },
    "aws:sqs/queue:Queue": {
      arn: `arn:aws:sqs:${region}:${account}:${name}`,
      url: `https://sqs.example/${name}`,
    },
    "aws:apigateway/account:Account": { cloudwatchRoleArn: "arn:aws:iam::123456789012:role/logs" },
    "aws:apigateway/restApi:RestApi": {
      rootResourceId: "root",
      executionArn: `arn:aws:execute-api:${region}:${account}:api`,
    },
    "aws:cloudfront/distribution:Distribution": { domainName: "site.cloudfront.net", etag: "1" },
    "aws:acm/certificate:Certificate": { domainValidationOptions: [validation] },
    "pulumi-nodejs:dynamic:Resource": { isDone: true },
  };
  return known[type] ?? {};
}

const validation = {
  resourceRecordName: "_proof.example.com",
  resourceRecordType: "CNAME",
  resourceRecordValue: "_value.example.com",
};

/** Answers to a program's questions about its AWS account. */
export function called({ token, inputs }: { token: string; inputs: Record<string, unknown> }) {
  const known: Record<string, object> = {
    "aws:index/getRegion:getRegion": { region, name: region },
    "aws:index/getPartition:getPartition": { partition: "aws" },
    "aws:index/getCallerIdentity:getCallerIdentity": { accountId: account },
    "aws:iam/getPolicyDocument:getPolicyDocument": { ...inputs, json: JSON.stringify(inputs) },
  };
  const answer = known[token];
  if (answer === undefined) throw new Error(`nothing stands in for ${token}`);
  return answer;
}

/** Pulumi's marker for secret values in its state. */
const mark = "4dabf18193072939515e22adb298388d";

/** Removes the markers of secrets. */
export function revealed<Value>(value: Value): Value;
export function revealed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => revealed(one));
  if (typeof value !== "object" || value === null) return value;
  if (mark in value && "value" in value) return revealed(value.value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revealed(one)]));
}
