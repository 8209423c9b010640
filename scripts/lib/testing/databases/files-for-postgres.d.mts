export declare function filesForPostgres(folder: string): string[];
