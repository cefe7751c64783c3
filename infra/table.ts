/** The single table. Its schema is also in the adapters' `table-definition.ts`; a test compares them. */
export const table = ({ protect }: { protect: boolean }): sst.aws.Dynamo =>
  new sst.aws.Dynamo("Table", {
    fields: { pk: "string", sk: "string", gsi_pk: "string", gsi_sk: "string" },
    primaryIndex: { hashKey: "pk", rangeKey: "sk" },
    globalIndexes: {
      byAdvisor: { hashKey: "gsi_pk", rangeKey: "gsi_sk", projection: ["card"] },
    },
    ttl: "expires",
    deletionProtection: protect,
    transform: {
      table: {
        pointInTimeRecovery: { enabled: true },
        serverSideEncryption: { enabled: true },
      },
    },
  });
